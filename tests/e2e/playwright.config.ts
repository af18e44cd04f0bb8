import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';

const results = join(import.meta.dirname, '../../test-results');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(results, 'e2e'),
  globalSetup: join(import.meta.dirname, 'support/server.ts'),
  fullyParallel: true,
  // A busy machine of two cores is slow; nothing here measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A worker keeps a core busy: its pages, its own process and its part of the server. More make every test slower.
  workers: Math.min(4, availableParallelism()),
  // A busy machine shows races that no other does. The report names what needed its second try, with a trace.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup, before workers read this file.
    baseURL: process.env['E2E_ORIGIN'],
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'zh-TW',
    // Far from Taipei: screens show Taipei's time wherever the browser is.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});
