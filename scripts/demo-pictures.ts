/**
 * `npx tsx scripts/demo-pictures.ts [FOLDER]`: writes the demo content's pictures in the widths that the server stores:
 * from the drawings of `demo-drawings`, and from the renderings of a folder, or else from those written before.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeShipped } from '../server/base/files/encoding';
import { demoPictures, pictureNames, type PictureName } from '../server/operation/seed/picture-data';
import { pictureFolder, type PictureIndex } from '../server/operation/seed/pictures';

const drawings = join(import.meta.dirname, 'demo-drawings');
/** Renderings have no more detail than this on their long side. */
const longest = 1600;

const renderings = process.argv[2];
const encoded = new Map<PictureName, Awaited<ReturnType<typeof encodeShipped>>>();
for (const name of pictureNames) encoded.set(name, await encode(name));

await rm(pictureFolder, { recursive: true, force: true });
await mkdir(pictureFolder, { recursive: true });
const index: Record<string, PictureIndex[PictureName]> = {};
for (const [name, { main, narrower }] of encoded) {
  const widths = [];
  for (const { data, info } of [main, ...narrower]) {
    const file = data === main.data ? `${name}.jpg` : `${name}-${info.width}.jpg`;
    await writeFile(join(pictureFolder, file), data);
    widths.push({ file, width: info.width, height: info.height });
  }
  index[name] = widths;
}
await writeFile(join(pictureFolder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);

async function encode(name: PictureName) {
  if (demoPictures[name].kind === 'drawing') {
    return encodeShipped(await readFile(join(drawings, `${name}.svg`)));
  }
  const bytes = await readFile(join(renderings ?? pictureFolder, `${name}.jpg`));
  if (renderings !== undefined) {
    return encodeShipped(await sharp(bytes).resize(longest, longest, { fit: 'inside' }).png().toBuffer());
  }
  // The written file is its own original, which another encoding would only make worse.
  const { main, narrower } = await encodeShipped(bytes);
  return { main: { ...main, data: bytes }, narrower };
}
