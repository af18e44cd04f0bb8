import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Encoded, encodeDrawing, type EncodedPicture, encodingSettings } from '../files/encoding';
import { paths } from '../process/paths';

export interface Drawing {
  svg: string;
  fileName: string;
}

/** Widths of a prepared drawing, the widest first; the bytes are in `<sha>.jpg`. */
type Widths = readonly { sha: string; width: number; height: number }[];
/** Prepared drawings by `keyOf`. */
type Index = Readonly<Record<string, Widths>>;

/** Encodes drawings, or reads those that the build has prepared: encoding takes most of a first start. */
export async function encodeDrawings(drawn: readonly Drawing[]): Promise<EncodedPicture[]> {
  const prepared = await readIndex();
  const encoded: EncodedPicture[] = [];
  const rest = drawn.entries();
  const lane = async () => {
    for (const [index, drawing] of rest) {
      const widths = prepared[keyOf(drawing)];
      encoded[index] = widths
        ? await readDrawing(drawing, widths)
        : await encodeDrawing(drawing.svg, drawing.fileName);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return encoded;
}

/** Writes encoded drawings to a folder, which becomes `paths.drawings`. */
export async function prepareDrawings(drawn: readonly Drawing[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const index: Record<string, Widths> = {};
  for (const [at, { main, narrower }] of (await encodeDrawings(drawn)).entries()) {
    const drawing = drawn[at];
    if (!drawing) continue;
    const all = [main, ...narrower];
    index[keyOf(drawing)] = all.map(({ sha, info: { width, height } }) => ({ sha, width, height }));
    for (const { sha, data } of all) await writeFile(join(folder, `${sha}.jpg`), data);
  }
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
}

/** Changes with the drawing and with the encoding. */
const keyOf = ({ svg }: Drawing): string =>
  createHash('sha256').update(encodingSettings).update(svg).digest('hex');

async function readIndex(): Promise<Index> {
  // Missing before the first build. Written by `prepareDrawings`.
  const text = await readFile(join(paths.drawings, 'index.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Index;
}

async function readDrawing({ fileName }: Drawing, widths: Widths): Promise<EncodedPicture> {
  const read = async ({ sha, ...info }: Widths[number]): Promise<Encoded> => ({
    sha,
    data: await readFile(join(paths.drawings, `${sha}.jpg`)),
    info,
  });
  const [main, ...narrower] = await Promise.all(widths.map(read));
  if (!main) throw new Error(`${fileName} has no width`);
  return { fileName, extension: 'jpg', sourceType: null, main, narrower, isKept: false };
}
