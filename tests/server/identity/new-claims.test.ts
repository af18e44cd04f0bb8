import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { auditEntries, knownClaims, roles } from '../../../server/base/db/schema';
import { grantNewClaims } from '../../../server/access/identity/new-claims';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

/** Claims that the previous release lacks. */
const added = claims.filter((claim) => claim.startsWith('Permissions.News.'));
const earlier = claims.filter((claim) => !added.includes(claim));
beforeEach(async () => {
  await test.db.delete(roles);
  await test.db.delete(knownClaims);
  await test.db.insert(knownClaims).values(earlier.map((claim) => ({ claim })));
});

async function addRole(name: string, held: readonly string[]) {
  await test.db.insert(roles).values({ name, claims: [...held] });
}
async function heldBy(name: string): Promise<string[]> {
  const [role] = await test.db.select().from(roles).where(eq(roles.name, name));
  return (role?.claims ?? []).toSorted();
}

it('a new installation knows every claim after its first start', async () => {
  const fresh = await createTestApp();
  await grantNewClaims(fresh.db);
  const known = await fresh.db.select().from(knownClaims);
  expect(known.map(({ claim }) => claim).toSorted()).toEqual([...claims].toSorted());
  await fresh.close();
});

it('after an upgrade an administrator has every claim, and no other role has more than before', async () => {
  await addRole('管理員', earlier);
  await addRole('編輯', earlier.slice(1));
  await grantNewClaims(test.db);
  expect(await heldBy('管理員')).toEqual([...claims].toSorted());
  expect(await heldBy('編輯')).toEqual(earlier.slice(1).toSorted());
});

it('if no role has every claim, roles that may give permissions get the new ones', async () => {
  const held = ['Permissions.Roles.Edit', 'Permissions.Users.Edit'];
  await addRole('管理員', held);
  await addRole('編輯', ['Permissions.Cases.View']);
  await grantNewClaims(test.db);
  expect(await heldBy('管理員')).toEqual([...held, ...added].toSorted());
  expect(await heldBy('編輯')).toEqual(['Permissions.Cases.View']);
});

it('a claim removed after it was given stays removed, also when two processes start at once', async () => {
  await addRole('管理員', earlier);
  await Promise.all([grantNewClaims(test.db), grantNewClaims(test.db)]);
  await test.db.update(roles).set({ claims: earlier });
  await grantNewClaims(test.db);
  expect(await heldBy('管理員')).toEqual(earlier.toSorted());
});

it('giving claims writes an audit entry and a version of the role', async () => {
  await addRole('管理員', earlier);
  await grantNewClaims(test.db);
  const [role] = await test.db.select().from(roles).where(eq(roles.name, '管理員'));
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.recordId, [role?.id ?? 0]));
  expect(role?.rowVersion).toBe(2);
  expect(entries).toMatchObject([
    { kind: 'role', action: 'update', operation: 'new-claims', after: { claims: added }, accountId: null },
  ]);
});
