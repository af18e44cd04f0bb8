import { eq, exists, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { accounts, roles } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { beginning } from '../../records/search-part';
import { purgeRole, restoreRole, restoreRoleVersion, roleRecords } from './roles';

const { id, name } = roles;

export const roleKind = defineKind({
  trash: {
    table: roles,
    entry: { kind: 'role', recordId: id, name },
    isKept: (db) => exists(db.select({ id: accounts.id }).from(accounts).where(eq(accounts.roleId, id))),
    details: (db, ids) =>
      db
        .select({ id, claimCount: sql<number>`cardinality(${roles.claims})` })
        .from(roles)
        .where(inArray(id, ids)),
    restore: restoreRole,
    purge: purgeRole,
  },
  search: {
    ids: roleRecords.newestWith,
    from: roles,
    id,
    names: [name],
    changedOn: roles.lastModifiedOn,
    title: name,
    detail: beginning(roles.description),
    own: sql``,
  },
  versions: { table: roles, restore: restoreRoleVersion },
});
