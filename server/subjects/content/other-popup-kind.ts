import { sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { popups } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { momentsOfTable } from '../../records/moments';
import { findsKeyword } from '../../records/records';
import { otherPopupRecords, replaceOtherPicture } from './other-popups';

const { id, title, imageSha, imageName } = popups;

export const otherPopupKind = defineKind({
  trash: {
    table: popups,
    title: sql<string>`${title}`,
    entry: { kind: 'otherPopup', recordId: id, name: title },
    details: (db, ids) =>
      db.select({ id, coverSha: imageSha, coverName: imageName }).from(popups).where(inArray(id, ids)),
    restore: (tx, recordId) => otherPopupRecords.restore(tx, recordId),
    purge: (tx, recordId) => otherPopupRecords.purge(tx, recordId),
  },
  schedule: momentsOfTable('otherPopup', popups),
  pictures: {
    titled: (keyword) => sql`(select ${id} from ${popups} where ${findsKeyword(keyword, [title])})`,
    find: async (db, ids) => {
      const rows = await db.select().from(popups).where(inArray(id, ids));
      return rows.map((row) => ({
        unit: 'otherPopup',
        id: row.id,
        title: row.title,
        places: [{ kind: 'picture' }],
        isInTrash: row.deletedOn !== null,
        alts: [row.altText],
      }));
    },
    swap: (tx, recordId, { to, clearsWords }, _picture, by) =>
      replaceOtherPicture(tx, recordId, to, by, clearsWords),
  },
});
