import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { encodeDrawing } from '../../../server/files/encoding';
import { paths } from '../../../server/process/paths';
import { demoCases } from '../../../server/seed/demo-data';
import { drawingsOf } from '../../../server/seed/draw';
import { encodeDrawings } from '../../../server/seed/encoded-drawings';

const withBytes = (picture: Awaited<ReturnType<typeof encodeDrawing>>) => ({
  ...picture,
  main: picture.main.data.toString('base64'),
  narrower: picture.narrower.map(({ data, info: { width, height } }) => [
    width,
    height,
    data.toString('base64'),
  ]),
});

it('the build prepares every drawing, as a first start would encode it', async () => {
  const drawn = drawingsOf(demoCases.length);
  const prepared = JSON.parse(await readFile(join(paths.drawings, 'index.json'), 'utf8')) as object;
  expect(Object.keys(prepared)).toHaveLength(drawn.length);
  const first = drawn.slice(0, 1);
  const [read] = await encodeDrawings(first);
  const [encoded] = await Promise.all(first.map(({ svg, fileName }) => encodeDrawing(svg, fileName)));
  expect(read && withBytes(read)).toEqual(encoded && withBytes(encoded));
});

it('a drawing that no build prepared is encoded', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>';
  const [read] = await encodeDrawings([{ svg, fileName: '空白.jpg' }]);
  expect(read).toMatchObject({ fileName: '空白.jpg', main: { info: { width: 900 } } });
});
