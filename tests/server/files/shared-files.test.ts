import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { SharedFiles } from '../../../server/base/files/shared-files';

/** An answer that stays open until closed. */
class Answer extends EventEmitter {
  destroyed = false;
  readonly socket = { resetAndDestroy: () => this.destroy() };
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

const size = 100;

function shelf() {
  const files = new SharedFiles<string>(3 * size);
  const loaded: string[] = [];
  const read = (key: string, answer = new Answer()) => {
    const file = files.read(key, answer, async (reserve) => {
      loaded.push(key);
      reserve(size);
      return key;
    });
    return { file, answer };
  };
  return { files, loaded, read };
}

it('a file is loaded and in memory once for all simultaneous readers, and released with the last', async () => {
  const { files, loaded, read } = shelf();
  const readers = Array.from({ length: 400 }, () => read('a'));
  expect(new Set(await Promise.all(readers.map(({ file }) => file)))).toEqual(new Set(['a']));
  expect([loaded, files.bytes]).toEqual([['a'], size]);
  for (const { answer } of readers.slice(1)) answer.destroy();
  expect(files.bytes).toBe(size);
  readers[0]?.answer.destroy();
  expect(files.bytes).toBe(0);
  await read('a').file;
  expect(loaded).toEqual(['a', 'a']);
});

it('without room for another file, the oldest one is dropped with its readers', async () => {
  const { files, read } = shelf();
  const [a, b, c] = [read('a'), read('b'), read('c')];
  await Promise.all([a.file, b.file, c.file]);
  const again = read('a');
  expect(await read('d').file).toBe('d');
  expect([a, b, c, again].map(({ answer }) => answer.destroyed)).toEqual([false, true, false, false]);
  expect(files.bytes).toBe(3 * size);
});

it('a closed reader keeps nothing in memory, nor does a file that fails to load', async () => {
  const { files, read } = shelf();
  const gone = new Answer();
  gone.destroy();
  expect(await read('a', gone).file).toBe('a');
  const leaves = read('b');
  leaves.answer.destroy();
  expect(await leaves.file).toBe('b');
  const failing = files.read('c', new Answer(), async (reserve) => {
    reserve(size);
    throw new Error('no store');
  });
  await expect(failing).rejects.toThrow('no store');
  expect(files.bytes).toBe(0);
});
