import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../server/support/scratch';
import { startServer } from '../../server/support/server-process';

/** Credentials of the tests. */
export const admin = { account: 'admin', password: 'e2e-password' };

/** Secret of the portal's tickets. */
export const platformSecret = 'e2e-platform-secret-of-32-letters';

/** Starts the built server with demo content and its own database, at E2E_ORIGIN. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await scratchFolder('e2e');
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
  // Mails are files where no mail server is set.
  process.env['E2E_MAILS'] = join(folder, 'data/outbox');
  return async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}
