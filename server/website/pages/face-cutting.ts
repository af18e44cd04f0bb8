import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { paths } from '../../base/process/paths';

/** Names source and settings of the cut, so that a change of them makes new files. */
export const cutText = 'noto-serif-tc 0.4.4';

/** Features of vertical names and of punctuation; all of them would cost a tenth of the bytes. */
const keepFeatures = ['vert', 'vrt2', 'halt', 'vhal', 'chws', 'vchw'];
const settings = { targetFormat: 'woff2', keepFeatures, noHinting: true, dropTables: ['STAT', 'gasp'] };
const maxMs = 60_000;

/** Faces in `paths.faces`. */
export type FaceName = 'serif-400' | 'serif-600' | 'sans-400' | 'sans-700';

/** Outline of a character. */
export interface Glyph {
  /** SVG path in thousandths of an em from the baseline, upwards. */
  path: string;
  /** Thousandths of an em to the next one. */
  advance: number;
  /** Place in its text. */
  at: number;
}

interface OutlinedText {
  text: string;
  face: FaceName;
  /** Marks in their vertical form. */
  isVertical: boolean;
}

/** Keeps the decompressed faces, which take longer than a cut or an outline. */
const thread = `
const { parentPort, workerData: { subset, harfbuzz, settings } } = require('node:worker_threads');
const { readFile } = require('node:fs/promises');
const { convert } = require('module').createRequire(subset)('fontverter');
const once = (make) => {
  const made = new Map();
  return (key) => made.get(key) ?? made.set(key, make(key)).get(key);
};
const face = once(async (path) => convert(await readFile(path), 'truetype'));
const font = once(async (path) => {
  const { Blob, Face, Font } = await import(harfbuzz);
  const own = new Font(new Face(new Blob(new Uint8Array(await face(path)).buffer)));
  // Serif and sans serif differ in units.
  own.setScale(1000, 1000);
  return own;
});
const outlines = async ({ text, paths: [path, ...others], isVertical }) => {
  const { Buffer, Feature, shape } = await import(harfbuzz);
  const own = await font(path);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(own, buffer, isVertical ? [Feature.fromString('vert')] : []);
  const glyphs = await Promise.all(
    buffer.getGlyphInfosAndPositions().map(async ({ codepoint, cluster, xAdvance }) => {
      if (codepoint !== 0) return { path: own.glyphToPath(codepoint), advance: xAdvance, at: cluster };
      const letter = String.fromCodePoint(text.codePointAt(cluster));
      if (others.length === 0) throw new Error('No face has the letter ' + letter);
      const [found] = await outlines({ text: letter, paths: others, isVertical });
      return { ...found, at: cluster };
    }),
  );
  return glyphs;
};
parentPort.on('message', async ({ cut, drawn }) => {
  parentPort.postMessage(
    cut ? await require(subset)(await face(cut.path), cut.letters, settings) : await outlines(drawn),
  );
});
`;

const pathOf = (face: string) => join(paths.faces, `${face}.woff2`);

/** Cuts and outlines faces in a thread of its own, since each cut keeps a processor busy for a fifth of a second. */
export class FaceCutter {
  #worker: Worker | undefined;

  /** The serif with the outlines of these letters only, as WOFF2; letters that it lacks are left out. One at a time. */
  async cut(weight: number, letters: string): Promise<Buffer> {
    return Buffer.from(await this.#ask<Uint8Array>({ cut: { path: pathOf(`serif-${weight}`), letters } }));
  }

  /** Outlines of a text; a letter that its face lacks comes from the sans serif. Throws if that lacks it too. */
  async outline({ face, ...text }: OutlinedText): Promise<Glyph[]> {
    return this.#ask({ drawn: { ...text, paths: [pathOf(face), pathOf('sans-400')] } });
  }

  async #ask<T>(message: unknown): Promise<T> {
    const subset = createRequire(import.meta.url).resolve('subset-font');
    const shaper = createRequire(import.meta.url).resolve('harfbuzzjs');
    this.#worker ??= new Worker(thread, {
      eval: true,
      workerData: { subset, harfbuzz: pathToFileURL(shaper).href, settings },
    });
    const answer = once(this.#worker, 'message', { signal: AbortSignal.timeout(maxMs) });
    this.#worker.postMessage(message, []);
    try {
      const [value] = (await answer) as [T];
      return value;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }
}
