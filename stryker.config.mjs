/** Mutation testing: docs/mutation.md. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{machines,record,list,pictures,content-editor,layout,session,calls,api,site}/**/*.ts',
    'src/{guard,page-meta,portal-ticket}.ts',
    'server/{characters,config}.ts',
    'server/{plugins/flat-keys,calls/json-bodies,calls/validation}.ts',
    'server/{identity/claims,logging/client-network,records/csv,content/districts,pages/rich-text}.ts',
    // Texts and data.
    '!**/{text,*-data}.ts',
    '!src/api/generated/**',
    // React, network, browser and router code, covered by browser tests.
    '!src/**/use-*.ts',
    '!src/machines/{actors,website-actors}.ts',
    '!src/api/{random-id,upload}.ts',
    '!src/session/session.ts',
    '!src/**/{clipboard,copy-store,document-title,encode-picture,encode-picture.worker,file-url,focus-field,handover,preview-frame,read-pixels,tab-life,trusted-html,waiting-count}.ts',
  ],
  ignorePatterns: ['/.stryker', '/data', '/dist', '/docs/manual', '/docs/screens', '/server/seed/files'],
  tempDirName: '.stryker/sandbox',
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: '.stryker/report.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, skipFull: true },
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
};
