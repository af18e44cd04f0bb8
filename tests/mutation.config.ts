import { defineConfig } from 'vitest/config';

/** Tests for mutants: pure modules and statecharts without a database, including walks and models. */
export default defineConfig({
  test: {
    include: [
      'tests/specification.test.ts',
      'tests/{api,calls,features,layout,limits,list,machines,pictures,content-editor,record,session,site,ui}/**/*.test.{ts,tsx}',
      'tests/{navigation,time,fields,kinds,rich-text,record-actions,approval,comments}/**/*.test.{ts,tsx}',
      'tests/server/{config/config,pages/characters,process/logged-error}.test.ts',
      'tests/server/{plugins/flat-keys,calls/json-bodies,calls/validation}.test.ts',
      'tests/server/{identity/claims,logging/client-network,records/csv,content/districts,pages/rich-text}.test.ts',
    ],
    exclude: ['tests/limits/change-a-limit.test.ts'],
    // One worker per mutant instead of one per file.
    isolate: false,
    testTimeout: 20_000,
  },
});
