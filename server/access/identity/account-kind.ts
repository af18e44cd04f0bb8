import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { accounts } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { joinedTexts } from '../../records/search-part';
import { accountRecords } from './accounts';

const { id, name } = accounts;

export const accountKind = defineKind({
  search: {
    ids: (db, keyword, limit) => accountRecords.newestWith(db, keyword, limit, isNull(accounts.invitedUntil)),
    from: accounts,
    id,
    names: [accounts.account, name],
    changedOn: accounts.lastModifiedOn,
    title: name,
    detail: joinedTexts(accounts.account, accounts.department),
    own: sql`'isActive', ${accounts.isActive}`,
  },
  pictures: {
    find: async (db, ids) => {
      const rows = await db
        .select({ id, title: name })
        .from(accounts)
        .where(and(inArray(id, ids), isNotNull(accounts.avatarSha)));
      return rows.map((row) => ({
        unit: 'account',
        ...row,
        places: [{ kind: 'portrait' }],
        isInTrash: false,
        alts: [],
      }));
    },
    swap: (tx, accountId, { to }, _picture, by) =>
      accountRecords.change(tx, accountId, { avatarSha: to.sha }, by),
  },
});
