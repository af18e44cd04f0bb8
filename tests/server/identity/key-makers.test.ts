import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, auditEntries, oneTimeKeys, roles } from '../../../server/base/db/schema';
import { claims as realClaims, type Claim } from '../../../openapi/generated/claims';
import { answered, createTestApp } from '../support/test-app';

const secret = 's'.repeat(32);

const test = await createTestApp({ TRUST_PROXY: '1', PLATFORM_SECRET: secret });
// Adds the account that must always exist: one that may give permissions.
await test.signInAs(realClaims);
afterAll(() => test.close());

let address = 0;
async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const answer = await test.inject({
    method,
    url,
    headers: { 'x-forwarded-for': `10.2.0.${(address += 1)}`, ...headers },
    payload,
  });
  return answered(answer);
}
const enter = (body: object) => call('POST', '/api/identity/token', body);
const isDead = { succeeded: false, messages: ['連結無效、已使用或已過期，請重新索取'] };

/** Adds an account with these claims, which makes links. */
async function maker(...claims: Claim[]) {
  const account = `maker-${(address += 1)}`;
  const id = await test.addAccount(account, 'correct-horse', claims);
  const { data } = await enter({ account, password: 'correct-horse' });
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
  return { id, roleId: row?.roleId ?? 0, headers: { authorization: `Bearer ${String(data['token'])}` } };
}
type Maker = Awaited<ReturnType<typeof maker>>;

async function roleWith(...claims: Claim[]): Promise<number> {
  const [row] = await test.db
    .insert(roles)
    .values({ name: randomUUID(), claims })
    .returning({ id: roles.id });
  return row?.id ?? 0;
}

/** A link made for another account. */
interface Link {
  id: number;
  key: string;
}
async function passwordLink({ headers }: Maker): Promise<Link> {
  const id = await test.addAccount(`junior-${(address += 1)}`, 'correct-horse', ['Permissions.News.View']);
  const { data } = await call('POST', `/api/identity/user/${id}/password-link`, undefined, headers);
  return { id, key: String(data['passwordLink']) };
}
async function invitation({ headers }: Maker, email = `${randomUUID()}@example.com`): Promise<Link> {
  const body = { name: '同仁', email, roleId: await roleWith('Permissions.News.View') };
  const { data } = await call('POST', '/api/identity/invitation', body, headers);
  const link = await call('POST', `/api/identity/invitation/${String(data['id'])}/link`, undefined, headers);
  return { id: Number(data['id']), key: String(link.data['passwordLink']) };
}
const ticketFor = (account: string) =>
  new SignJWT({ account, name: '周哲安', jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('2m')
    .sign(new TextEncoder().encode(secret));
const byPortal = async (account: string) => enter({ platformKey: await ticketFor(account) });

const accountOf = async (id: number) => (await test.db.select().from(accounts).where(eq(accounts.id, id)))[0];

const links = [
  { name: 'a password link', make: passwordLink, claim: 'Permissions.Users.Edit' },
  { name: 'an invitation', make: invitation, claim: 'Permissions.Users.Create' },
] as const;

describe.each(links)('$name', ({ make, claim }) => {
  it('is valid while its creator may still make it', async () => {
    const { key } = await make(await maker(claim, 'Permissions.News.View'));
    expect((await call('POST', '/api/identity/password-link/check', { passwordLink: key })).succeeded).toBe(
      true,
    );
    expect(await enter({ passwordLink: key, newPassword: 'battery-staple' })).toMatchObject({
      succeeded: true,
    });
  });

  it.each([
    {
      when: 'the maker was dismissed',
      change: ({ id }: Maker) => test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id)),
    },
    {
      when: 'the maker lost the claim',
      change: ({ roleId }: Maker) =>
        test.db
          .update(roles)
          .set({ claims: ['Permissions.News.View'] })
          .where(eq(roles.id, roleId)),
    },
    {
      when: 'the maker no longer holds all that the account may do',
      change: ({ roleId }: Maker) =>
        test.db
          .update(roles)
          .set({ claims: [claim] })
          .where(eq(roles.id, roleId)),
    },
    {
      when: 'the maker has a second factor to set up first',
      change: ({ roleId }: Maker) =>
        test.db.update(roles).set({ needsSecondFactor: true }).where(eq(roles.id, roleId)),
    },
    {
      when: 'the account was promoted above its maker',
      change: async (_: Maker, { id }: Link) =>
        test.db
          .update(accounts)
          .set({ roleId: await roleWith('Permissions.Roles.Edit') })
          .where(eq(accounts.id, id)),
    },
  ])('is invalid once $when, and its use is recorded', async ({ change }) => {
    const by = await maker(claim, 'Permissions.News.View');
    const link = await make(by);
    await change(by, link);
    const before = await accountOf(link.id);
    expect(await call('POST', '/api/identity/password-link/check', { passwordLink: link.key })).toMatchObject(
      isDead,
    );
    expect(await enter({ passwordLink: link.key, newPassword: 'battery-staple' })).toMatchObject(isDead);
    expect(await accountOf(link.id)).toEqual(before);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, link.id));
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'signInFailed', after: { reason: 'badLink' } }),
    );
  });
});

describe('an invitation that is accepted through the portal', () => {
  const inviter = () => maker('Permissions.Users.Create', 'Permissions.News.View');

  it('loses its links', async () => {
    const email = `${randomUUID()}@example.com`;
    const { id, key } = await invitation(await inviter(), email);
    expect((await byPortal(email)).data).toHaveProperty('token');
    expect(await test.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.accountId, id))).toEqual([]);
    expect(await enter({ passwordLink: key, newPassword: 'battery-staple' })).toMatchObject(isDead);
    expect((await accountOf(id))?.passwordHash).toBeNull();
  });

  it('is refused after its expiry or the dismissal of its creator, until someone with permission resends it', async () => {
    const by = await inviter();
    const email = `${randomUUID()}@example.com`;
    const { id } = await invitation(by, email);
    const notOpened = { succeeded: false, messages: ['帳號尚未開通，請洽系統管理員'] };
    await test.db
      .update(accounts)
      .set({ invitedUntil: new Date(0) })
      .where(eq(accounts.id, id));
    expect(await byPortal(email)).toMatchObject(notOpened);
    await test.db
      .update(accounts)
      .set({ invitedUntil: new Date(Date.now() + 86_400_000) })
      .where(eq(accounts.id, id));
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, by.id));
    expect(await byPortal(email)).toMatchObject(notOpened);
    const other = await inviter();
    await call('POST', `/api/identity/invitation/${id}/link`, undefined, other.headers);
    expect((await byPortal(email)).data).toHaveProperty('token');
  });
});
