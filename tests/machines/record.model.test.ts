import { describe } from 'vitest';
import { recordModel } from '../models/record.model';
import { testPaths } from './test-paths';
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
  testPaths(recordModel, () => recordExecutors(server()));
});
