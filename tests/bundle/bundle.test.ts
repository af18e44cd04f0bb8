import { beforeAll, describe, expect, it } from 'vitest';
import { budgets } from './budgets';
import { bundleChunks, type Chunk, loadedFor } from './bundle';

let chunks: Chunk[] = [];
beforeAll(async () => {
  chunks = await bundleChunks();
}, 120_000);

describe.each(Object.entries(budgets))('%s', (_, { starts, kilobytes, files, never }) => {
  const loaded = () => loadedFor(chunks, ['index.html', ...starts]);

  it('loads no more bytes and files than its budget', () => {
    const bytes = loaded().reduce((sum, chunk) => sum + chunk.bytes, 0);
    expect(bytes / 1000).toBeLessThanOrEqual(kilobytes);
    expect(loaded().length).toBeLessThanOrEqual(files);
  });

  it('loads nothing of what it does without', () => {
    // Words of a few bytes may share a file with what other screens load.
    const sources = loaded()
      .flatMap(({ modules }) => [...modules.keys()])
      .filter((source) => !source.includes('?text='));
    const names = sources.map((source) => source.replace(/.*node_modules\//, ''));
    expect(names.filter((name) => never.some((start) => name.startsWith(start)))).toEqual([]);
  });
});

it('no two files import each other, which would run one before what it needs', () => {
  const fileNames = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const circles = chunks.filter(({ file, imports }) =>
    imports.some((next) => loadedBy(next, fileNames).has(file)),
  );
  expect(circles.map(({ file }) => file)).toEqual([]);
});

/** A file and all that it imports. */
function loadedBy(
  file: string,
  fileNames: ReadonlyMap<string, Chunk>,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of fileNames.get(file)?.imports ?? []) loadedBy(next, fileNames, found);
  return found;
}
