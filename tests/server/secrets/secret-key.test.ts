import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhooks, accounts } from '../../../server/db/schema';
import { compareSecretKey, countUnreadable, encryptAnew } from '../../../server/secrets/secret-key';
import { keepSecret, readSecret } from '../../../server/secrets/kept-secrets';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const compare = (...keys: (string | undefined)[]) =>
  compareSecretKey(
    database.db,
    keys.filter((key) => key !== undefined),
  );
const secret = 'JBSWY3DPEHPK3PXP';

it('a key that another process does not have is noticed, and refused once a second factor depends on the other one', async () => {
  expect(await compare(undefined)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(undefined)).toEqual({ kind: 'changed', secrets: 0 });
  expect(await compare(second)).toEqual({ kind: 'changed', secrets: 0 });
  expect(await compare(second)).toEqual({ kind: 'same' });
  await database.db.insert(accounts).values([
    { account: 'before', name: '甲', totpSecret: keepSecret(secret, [], 'totp-secret') },
    { account: 'none', name: '乙' },
    { account: 'sealed', name: '丙', totpSecret: keepSecret(secret, [second], 'totp-secret') },
  ]);
  for (const key of [first, undefined]) {
    expect(await compare(key)).toEqual({ kind: 'unreadable', accounts: 1 });
  }
  expect(await compare(second)).toEqual({ kind: 'same' });
});

it('a key is rotated without a moment in which a secret cannot be read: both, swapped, encrypted anew, one', async () => {
  await database.db.delete(accounts);
  const [old, next] = [second, 'c'.repeat(32)];
  expect(await compare(old)).toEqual({ kind: 'same' });
  const stored = [keepSecret(secret, [old], 'totp-secret'), keepSecret(secret, [], 'totp-secret')];
  const [sealed, plain] = await database.db
    .insert(accounts)
    .values(stored.map((totpSecret, place) => ({ account: `rotated-${place}`, name: '甲', totpSecret })))
    .returning();
  await database.db.insert(accounts).values({ account: 'pending', name: '乙', totpPending: stored[0] });
  // Processes with both keys beside processes with one, in either order.
  for (const keys of [
    [old, next],
    [next, old],
    [next, old],
  ]) {
    expect(await compare(...keys)).toEqual({ kind: 'same' });
    expect(await countUnreadable(database.db, keys)).toBe(0);
  }
  expect(await countUnreadable(database.db, [old])).toBe(0);
  expect(await encryptAnew(database.db, [next, old])).toEqual({ renewed: 3, current: 0, unreadable: 0 });
  expect(await encryptAnew(database.db, [next])).toEqual({ renewed: 0, current: 3, unreadable: 0 });
  expect(await compare(next)).toEqual({ kind: 'same' });
  const kept = (await database.db.select().from(accounts)).flatMap(({ totpSecret }) => totpSecret ?? []);
  expect(kept.map((each) => readSecret(each, [next], 'totp-secret'))).toEqual(kept.map(() => secret));
  expect([sealed?.totpSecret, plain?.totpSecret]).toEqual(stored);
  expect(await encryptAnew(database.db, [first])).toEqual({ renewed: 0, current: 0, unreadable: 3 });
});

it('signing secrets of webhooks are encrypted anew, both while two are valid', async () => {
  await database.db.delete(accounts);
  const [old, next] = [second, 'd'.repeat(32)];
  const sealed = keepSecret(secret, [old], 'webhook-secret');
  await database.db
    .insert(webhooks)
    .values({ name: '快取', url: 'https://example.com', events: [], secret: sealed, oldSecret: sealed });
  expect(await encryptAnew(database.db, [next, old])).toEqual({ renewed: 2, current: 0, unreadable: 0 });
  const [hook] = await database.db.select().from(webhooks);
  const kept = [hook?.secret ?? '', hook?.oldSecret ?? ''];
  expect(kept.map((each) => readSecret(each, [next], 'webhook-secret'))).toEqual([secret, secret]);
  expect(() => readSecret(kept[0] ?? '', [next], 'totp-secret')).toThrow('SECRET_KEY');
  expect(await encryptAnew(database.db, [old])).toEqual({ renewed: 0, current: 0, unreadable: 2 });
});
