import { defineConfig } from 'vitest/config';
import { replacing } from '../vitest.config';

/** Globs of tests without a database: pure modules and statecharts, including walks and models. */
export const pureTests = [
  'tests/{specification,contract/kind-calls}.test.ts',
  'tests/{api,approval,calls,comments,content-editor,drawing,fields,kinds,layout,limits,list,machines}/**/*.test.{ts,tsx}',
  'tests/{navigation,pictures,record,record-actions,rich-text,session,subjects,time,ui}/**/*.test.{ts,tsx}',
  'tests/server/{config/config,blocks/characters,process/logged-error}.test.ts',
  'tests/server/{plugins/flat-keys,calls/json-bodies,calls/validation}.test.ts',
  'tests/server/{identity/claims,logging/client-network,records/csv,content/districts,blocks/rich-text}.test.ts',
];
/** Too slow to run for each mutant. */
export const slowTest = 'tests/limits/change-a-limit.test.ts';
const testTimeout = 20_000;

/** Tests for mutants. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'shared',
          include: pureTests,
          exclude: [slowTest, ...replacing],
          // One worker per mutant instead of one per file.
          isolate: false,
          testTimeout,
        },
      },
      { test: { name: 'isolated', include: replacing, exclude: [slowTest], testTimeout } },
    ],
  },
});
