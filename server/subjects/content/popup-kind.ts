import { sql } from 'drizzle-orm';
import { singletons } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { momentsOf } from '../../records/moments';
import { findsKeyword } from '../../records/records';
import { isPopup, popupPublication, replacePopupPicture, restorePopupVersion } from './index-popup';

const { value } = singletons;
const title = sql<string>`coalesce(${value}->>'title', '')`;

export const popupKind = defineKind({
  schedule: momentsOf('popup', popupPublication, {
    id: sql`1`,
    title,
    from: sql`${singletons} where ${isPopup}`,
  }),
  versions: {
    table: null,
    restore: (tx, body, { name }, checkBody) => restorePopupVersion(tx, body, name, checkBody),
  },
  pictures: {
    titled: (keyword) =>
      sql`(select 1 from ${singletons} where ${isPopup} and ${findsKeyword(keyword, [title])})`,
    find: async (db) => {
      const rows = await db
        .select({ title, alt: sql<string>`coalesce(${value}->>'altText', '')` })
        .from(singletons)
        .where(isPopup);
      return rows.map(({ alt, ...row }) => ({
        unit: 'popup',
        id: 1,
        ...row,
        places: [{ kind: 'picture' }],
        isInTrash: false,
        alts: [alt],
      }));
    },
    swap: (tx, _id, { to }, _picture, by) => replacePopupPicture(tx, { sha: to.sha, fileName: to.name }, by),
  },
});
