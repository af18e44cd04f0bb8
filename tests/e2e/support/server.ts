import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../server/support/scratch';
import { startServer } from '../../server/support/server-process';

/** Credentials of the tests. */
export const admin = { account: 'admin', password: 'e2e-password' };

/** Secret of the portal's tickets. */
export const platformSecret = 'e2e-platform-secret-of-32-letters';

/** Starts the built server with demo content and a database of its own. `data`: its data folder. */
export async function startDemo(name: string, env: Readonly<Record<string, string>> = {}) {
  const folder = await scratchFolder(name);
  const data = join(folder, 'data');
  const { origin, end } = await startServer({
    env: {
      DATA_DIR: data,
      ADMIN_ACCOUNT: admin.account,
      ADMIN_PASSWORD: admin.password,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const ready = await fetch(`${origin}/readyz`);
  if (!ready.ok) throw new Error(`/readyz answers ${ready.status}`);
  return {
    origin,
    data,
    end: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server of most tests, at E2E_ORIGIN. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { origin, data, end } = await startDemo('e2e', { PLATFORM_SECRET: platformSecret });
  process.env['E2E_ORIGIN'] = origin;
  // Mails are files where no mail server is set.
  process.env['E2E_MAILS'] = join(data, 'outbox');
  return end;
}
