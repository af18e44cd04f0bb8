import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../scripts/ensure-chromium';
import { partVariable } from '../gate/part';

const results = join(import.meta.dirname, '../../test-results');
const alone = '**/specification-server.e2e.ts';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: join(results, 'e2e'),
  globalSetup: join(import.meta.dirname, 'support/server.ts'),
  fullyParallel: true,
  // Generous for slow machines; no test measures time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A worker with its pages and its part of the server uses 0.6 cores, as tests also wait for pauses of the screens.
  // The deep run looks for what moves while a screen loads, which a busy machine makes more of.
  workers: Math.min(4, availableParallelism() + (process.env[partVariable] === 'gate' ? 1 : 0)),
  // A busy machine shows rare races. The report names each test that needed a second try, with a trace.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Starts first, as tests of a file with its own server share one worker, which would run alone at the end.
  projects: [
    { name: 'specification', testMatch: alone },
    { name: 'back office', testIgnore: alone },
  ],
  reporter: [['list'], [join(import.meta.dirname, '../gate/playwright-summary.ts')]],
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup, before workers read this file.
    baseURL: process.env['E2E_ORIGIN'],
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'zh-TW',
    // Differs from Taipei, because screens show Taipei's time in every time zone.
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
});
