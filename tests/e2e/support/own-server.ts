import { test as base } from '@playwright/test';
import { newAccount } from './accounts';
import { serverAs, tokensOf } from './api';
import { startDemo } from './server';

/** Tests of approvals, on a server of each worker: a rule applies to all records, and other tests publish some. */
export const test = base.extend<object, { own: string }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const { origin, end } = await startDemo('approval');
      const shared = process.env['E2E_ORIGIN'];
      process.env['E2E_ORIGIN'] = origin;
      await use(origin);
      process.env['E2E_ORIGIN'] = shared;
      await end();
    },
    { scope: 'worker', timeout: 120_000, auto: true },
  ],
  baseURL: async ({ own }, use) => use(own),
});

/** Has the words of a kind approved by a role, and nothing else; resolves to a new account of this role. */
export async function ruled(
  kind: 'site' | 'news',
  name: string,
): Promise<Awaited<ReturnType<typeof newAccount>> & { role: string }> {
  const server = serverAs(await tokensOf());
  const { rowVersion } = await server.get<{ rowVersion: number }>('/api/v1/Approvals/rules');
  const { assignableRoles } = await server.get<{ assignableRoles: { id: number; name: string }[] }>(
    '/api/identity/invitation',
  );
  const [role] = assignableRoles;
  if (!role) throw new Error('No role');
  await server.json('PUT', '/api/v1/Approvals/rules', {
    rowVersion,
    rules: [{ kind, part: 'words', roleIds: [role.id] }],
  });
  return { ...(await newAccount({ name, role: role.name })), role: role.name };
}
