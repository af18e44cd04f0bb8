import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { momentsOfTable } from '../../records/moments';
import { contentPictures } from '../../records/picture-uses';
import { isSameName } from '../../records/records';
import { joinedTexts } from '../../records/search-part';
import { visibleState } from '../../records/visible-state';
import { followCase } from '../sites/bound-blocks';
import { countLinksOfCase } from '../sites/link-counts';
import { caseRecords } from './case-records';
import { purgeCase, restoreCase, restoreCaseVersion } from './cases';

const { id, code, title, coverSha, coverName } = cases;
const district = sql<string>`${cases.county} || ${cases.district}`;

const pictures = contentPictures('case', cases, caseRecords, ['introduction', 'parts', 'housingUnits']);

export const caseKind = defineKind({
  trash: {
    table: cases,
    entry: { kind: 'case', recordId: id, name: title },
    details: (db, ids) =>
      db
        .select({
          id,
          code,
          district,
          partCount: sql<number>`jsonb_array_length(${cases.parts})`,
          siteName: siteSets.siteName,
          themeCount: db.$count(siteThemes, and(eq(siteThemes.caseId, id), isNull(siteThemes.deletedOn))),
          linkCount: countLinksOfCase(db, id),
          coverSha,
          coverName,
        })
        .from(cases)
        .leftJoin(siteSets, eq(siteSets.caseId, id))
        .where(inArray(id, ids)),
    restore: restoreCase,
    purge: purgeCase,
  },
  search: {
    ids: findCaseIds,
    from: cases,
    id,
    names: [code, title],
    changedOn: cases.lastModifiedOn,
    title,
    detail: joinedTexts(code, district),
    cover: coverSha,
    own: sql`'caseTab', ${cases.tab}, 'visibleState', ${visibleState(cases)}`,
  },
  schedule: momentsOfTable('case', cases),
  preview: {
    audit: 'case',
    find: async (db, recordId) => ({ recordId, title: (await caseRecords.find(db, recordId)).title }),
  },
  versions: {
    table: cases,
    restore: restoreCaseVersion,
  },
  pictures: {
    ...pictures,
    swap: async (tx, caseId, swap, picture, by) => {
      const [before] = await tx.select().from(cases).where(eq(id, caseId)).for('update');
      await pictures.swap(tx, caseId, swap, picture, by);
      if (before && !before.deletedOn) await followCase(tx, caseId, before, by);
    },
    ofCase: (caseId) => sql`(${caseId})`,
  },
});

/** Includes an older case whose complete code is the keyword. */
export async function findCaseIds(db: Db, keyword: string, limit: number): Promise<number[]> {
  const [exact, newest] = await Promise.all([
    db
      .select({ id })
      .from(cases)
      .where(and(caseRecords.live, isSameName(code, keyword))),
    caseRecords.newestWith(db, keyword, limit),
  ]);
  return [...new Set([...exact.map((found) => found.id), ...newest])];
}
