import { serverAs, type Session, tokensOf } from './api';

/** A new account with a password, made by an invitation; of the first role by default. */
export async function newAccount({ name = '陳冠宇', role }: { name?: string; role?: string } = {}) {
  const chief = serverAs(await tokensOf());
  const { assignableRoles } = await chief.get<{ assignableRoles: { id: number; name: string }[] }>(
    '/api/identity/invitation',
  );
  const account = `new-${crypto.randomUUID()}@example.com`;
  const { id } = await chief.json<{ id: number }>('POST', '/api/identity/invitation', {
    name,
    email: account,
    roleId: (assignableRoles.find((each) => each.name === role) ?? assignableRoles[0])?.id,
  });
  const { passwordLink } = await chief.json<{ passwordLink: string }>(
    'POST',
    `/api/identity/invitation/${id}/link`,
    {},
  );
  const password = 'correct-horse';
  const tokens = await chief.json<Session>('POST', '/api/identity/token', {
    passwordLink,
    newPassword: password,
  });
  return { account, password, tokens };
}
