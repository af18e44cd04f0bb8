import { afterAll, expect, it } from 'vitest';
import { accounts, proofKeys, webhooks } from '../../../server/base/db/schema';
import {
  acceptSecretKey,
  compareSecretKey,
  judgeSecretKey,
  reencryptSecrets,
} from '../../../server/base/secrets/secret-key';
import { decryptSecret, encryptSecret } from '../../../server/base/secrets/secret-store';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const compare = (...keys: (string | undefined)[]) =>
  compareSecretKey(
    database.db,
    keys.filter((key) => key !== undefined),
  );
const secret = 'JBSWY3DPEHPK3PXP';

it('a key unlike that of another process causes a warning, and is refused once a second factor depends on the other one', async () => {
  expect(await compare(undefined)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(undefined)).toEqual({ kind: 'changed', secrets: 0 });
  expect(await compare(second)).toEqual({ kind: 'changed', secrets: 0 });
  expect(await compare(second)).toEqual({ kind: 'same' });
  await database.db.insert(accounts).values([
    { account: 'before', name: '甲', totpSecret: encryptSecret(secret, [], 'totp-secret') },
    { account: 'none', name: '乙' },
    { account: 'sealed', name: '丙', totpSecret: encryptSecret(secret, [second], 'totp-secret') },
  ]);
  for (const key of [first, undefined]) {
    expect(await compare(key)).toEqual({ kind: 'unreadable', accounts: 1 });
  }
  expect(await compare(second)).toEqual({ kind: 'same' });
});

it('a key is rotated with secrets always readable: both keys, swapped, re-encrypted, one key', async () => {
  await database.db.delete(accounts);
  const [old, next] = [second, 'c'.repeat(32)];
  expect(await compare(old)).toEqual({ kind: 'same' });
  const stored = [encryptSecret(secret, [old], 'totp-secret'), encryptSecret(secret, [], 'totp-secret')];
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
  }
  expect(await judgeSecretKey(database.db, [old])).toEqual({ kind: 'changed', secrets: 0 });
  // The fingerprint is that of the first key, yet nothing was encrypted again.
  expect(await compare(next)).toEqual({ kind: 'unreadable', accounts: 1 });
  expect(await reencryptSecrets(database.db, [next, old])).toEqual({ renewed: 3, current: 0, unreadable: 0 });
  expect(await reencryptSecrets(database.db, [next])).toEqual({ renewed: 0, current: 3, unreadable: 0 });
  expect(await compare(next)).toEqual({ kind: 'same' });
  const kept = (await database.db.select().from(accounts)).flatMap(({ totpSecret }) => totpSecret ?? []);
  expect(kept.map((each) => decryptSecret(each, [next], 'totp-secret'))).toEqual(kept.map(() => secret));
  expect([sealed?.totpSecret, plain?.totpSecret]).toEqual(stored);
  expect(await reencryptSecrets(database.db, [first])).toEqual({ renewed: 0, current: 0, unreadable: 3 });
});

it('signing secrets of webhooks are re-encrypted, both while two are valid', async () => {
  await database.db.delete(accounts);
  const [old, next] = [second, 'd'.repeat(32)];
  const sealed = encryptSecret(secret, [old], 'webhook-secret');
  await database.db
    .insert(webhooks)
    .values({ name: '快取', url: 'https://example.com', events: [], secret: sealed, oldSecret: sealed });
  expect(await reencryptSecrets(database.db, [next, old])).toEqual({ renewed: 2, current: 0, unreadable: 0 });
  const [hook] = await database.db.select().from(webhooks);
  const kept = [hook?.secret ?? '', hook?.oldSecret ?? ''];
  expect(kept.map((each) => decryptSecret(each, [next], 'webhook-secret'))).toEqual([secret, secret]);
  expect(() => decryptSecret(kept[0] ?? '', [next], 'totp-secret')).toThrow('SECRET_KEY');
  expect(await reencryptSecrets(database.db, [old])).toEqual({ renewed: 0, current: 0, unreadable: 2 });
});

it('a wrong key is told at every start until it decrypts everything, or is accepted as the new one', async () => {
  await database.db.delete(webhooks);
  const [right, wrong] = ['e'.repeat(32), 'f'.repeat(32)];
  await compare(right);
  const key = (used: string) =>
    database.db
      .insert(proofKeys)
      .values({ publicKey: `of ${used}`, privateKey: encryptSecret(secret, [used], 'proof-key') });
  await key(right);
  const told = { kind: 'changed', secrets: 1 };
  expect([await compare(wrong), await compare(wrong), await compare()]).toEqual([told, told, told]);
  // Proof continues with a new key, which does not hide the loss.
  await key(wrong);
  expect(await compare(wrong)).toEqual(told);
  expect(await compare(right)).toEqual(told);
  expect(await compare(right, wrong)).toEqual({ kind: 'same' });
  await acceptSecretKey(database.db, [wrong]);
  expect(await compare(wrong)).toEqual({ kind: 'same' });
  const sealed = {
    secret: encryptSecret(secret, [wrong], 'webhook-secret'),
    oldSecret: encryptSecret(secret, [right], 'webhook-secret'),
  };
  const oldSecretUntil = new Date(Date.now() + 3_600_000);
  await database.db
    .insert(webhooks)
    .values({ name: '快取', url: 'https://example.com', events: [], ...sealed, oldSecretUntil });
  expect([await compare(wrong), await compare(wrong)]).toEqual([told, told]);
  await database.db.update(webhooks).set({ oldSecretUntil: new Date(0) });
  expect(await compare(wrong)).toEqual({ kind: 'same' });
});
