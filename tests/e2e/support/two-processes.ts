import { test as base } from '@playwright/test';
import { runningEmbedded } from '../../../server/base/db/embedded';
import { startServer } from '../../server/support/server-process';
import { startDemo } from './server';

interface Processes {
  /** Addresses of two servers over one database. */
  origins: [string, string];
  /** Folder of the mails of both. */
  mails: string;
}

/** Tests on two processes of a server of their own. */
export const test = base.extend<object, { processes: Processes }>({
  processes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const first = await startDemo('campaign');
      const url = await runningEmbedded(first.data);
      if (!url) throw new Error('The first process has no database');
      const second = await startServer({
        env: { DATABASE_URL: url, DATA_DIR: first.data, SEED: 'demo', LOG_LEVEL: 'warn', WEBSITE: 'on' },
      });
      const shared = process.env['E2E_ORIGIN'];
      process.env['E2E_ORIGIN'] = first.origin;
      await use({ origins: [first.origin, second.origin], mails: `${first.data}/outbox` });
      process.env['E2E_ORIGIN'] = shared;
      await second.end('SIGTERM');
      await first.end();
    },
    { scope: 'worker', timeout: 120_000, auto: true },
  ],
  baseURL: async ({ processes }, use) => use(processes.origins[0]),
});
