import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../../server/db/schema';
import { compareSecretKey } from '../../../server/secrets/secret-key';
import { keepSecret } from '../../../server/secrets/totp';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const compare = (key: string | undefined) => compareSecretKey(database.db, key);
const secret = 'JBSWY3DPEHPK3PXP';

it('a key that another process does not have is noticed, and refused once a second factor depends on the other one', async () => {
  expect(await compare(undefined)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(first)).toEqual({ kind: 'same' });
  expect(await compare(undefined)).toEqual({ kind: 'changed' });
  expect(await compare(second)).toEqual({ kind: 'changed' });
  expect(await compare(second)).toEqual({ kind: 'same' });
  await database.db.insert(accounts).values([
    { account: 'before', name: '甲', totpSecret: keepSecret(secret, undefined) },
    { account: 'none', name: '乙' },
    { account: 'sealed', name: '丙', totpSecret: keepSecret(secret, second) },
  ]);
  for (const key of [first, undefined]) {
    expect(await compare(key)).toEqual({ kind: 'unreadable', accounts: 1 });
  }
  expect(await compare(second)).toEqual({ kind: 'same' });
});
