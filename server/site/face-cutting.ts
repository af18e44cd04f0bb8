import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { paths } from '../process/paths';

/** Names source and settings of the cut, so that a change of them makes new files. */
export const cutText = 'noto-serif-tc 5.3.0, 1';

/** Features of vertical names and of punctuation; all of them would cost a tenth of the bytes. */
const keepFeatures = ['vert', 'vrt2', 'halt', 'vhal', 'chws', 'vchw'];
const settings = { targetFormat: 'woff2', keepFeatures, noHinting: true, dropTables: ['STAT', 'gasp'] };
const maxMs = 60_000;

/** Keeps the decompressed faces, which take longer than a cut. */
const thread = `
const { parentPort, workerData: { module, settings } } = require('node:worker_threads');
const { readFile } = require('node:fs/promises');
const { convert } = require('module').createRequire(module)('fontverter');
const faces = new Map();
parentPort.on('message', async ({ path, letters }) => {
  if (!faces.has(path)) faces.set(path, readFile(path).then((bytes) => convert(bytes, 'truetype')));
  parentPort.postMessage(await require(module)(await faces.get(path), letters, settings));
});
`;

/** Cuts faces in a thread of its own, since each cut keeps a processor busy for a fifth of a second. */
export class FaceCutter {
  #worker: Worker | undefined;

  /** The face with the outlines of these letters only, as WOFF2; letters that it lacks are left out. One at a time. */
  async cut(weight: number, letters: string): Promise<Buffer> {
    const module = createRequire(import.meta.url).resolve('subset-font');
    this.#worker ??= new Worker(thread, { eval: true, workerData: { module, settings } });
    const answer = once(this.#worker, 'message', { signal: AbortSignal.timeout(maxMs) });
    this.#worker.postMessage({ path: join(paths.faces, `serif-${weight}.woff2`), letters }, []);
    try {
      const [bytes] = (await answer) as [Uint8Array];
      return Buffer.from(bytes);
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
