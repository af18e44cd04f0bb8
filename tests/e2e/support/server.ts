import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../server/support/server-process';

/** What the tests sign in with. */
export const admin = { account: 'admin', password: 'e2e-password' };

/** The secret of the company's portal. */
export const platformSecret = 'e2e-platform-secret-of-32-letters';

/** Starts the built server with demo content and a database of its own; the tests find it at E2E_ORIGIN. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-e2e-'));
  const server = await startServer({
    env: {
      DATA_DIR: join(folder, 'data'),
      ADMIN_ACCOUNT: admin.account,
      ADMIN_PASSWORD: admin.password,
      SEED: 'demo',
      PLATFORM_SECRET: platformSecret,
      LOG_LEVEL: 'warn',
    },
  });
  const ready = await fetch(`${server.origin}/readyz`);
  if (!ready.ok) throw new Error(`/readyz answers ${ready.status}`);
  process.env['E2E_ORIGIN'] = server.origin;
  return async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}
