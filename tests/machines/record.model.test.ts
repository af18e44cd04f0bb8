import { describe, expect, test } from 'vitest';
import { type RecordModelEvent, recordModel, type RecordModelState } from '../models/record.model';
import { modelPaths } from './model';
import { recordExecutors, type RecordServer } from './record.executors';
import { base, theirs } from './record.world';

/** A server of one record, which counts its versions. */
function server(): RecordServer {
  let stored = base;
  return {
    stored: async () => stored,
    save: async ({ draft, version }) => {
      if (version !== stored.version) return undefined;
      stored = { draft, version: (version ?? 0) + 1 };
      return { id: 12, rowVersion: stored.version ?? 0 };
    },
    saveOther: async (title) => {
      stored = { ...theirs, draft: { ...theirs.draft, title }, version: (stored.version ?? 0) + 1 };
    },
  };
}

describe('a record behaves as its editor sees it', () => {
  const paths = modelPaths<RecordModelState, RecordModelEvent>(recordModel);
  test('the walk is long enough to mean something and short enough to run', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.length).toBeLessThan(60);
  });
  test.each(paths.map((path) => [path.title, path] as const))('%s', async (_, path) => {
    await expect(path.run(await recordExecutors(server()))).resolves.toBeUndefined();
  });
});
