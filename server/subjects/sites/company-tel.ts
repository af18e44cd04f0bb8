import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { cases, siteThemes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { followCase } from './bound-blocks';

/** A case whose public page still shows the former telephone of the company. */
export type Behind = Pick<typeof cases.$inferSelect, 'id' | 'title'>;

/** Cases of which a draft shows the telephone of the company, in the order in which all changes lock them. */
export const casesWithCompanyTel = (tx: Tx): Promise<Behind[]> =>
  tx
    .selectDistinct({ id: cases.id, title: cases.title })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .where(
      and(
        isNull(siteThemes.deletedOn),
        isNull(cases.deletedOn),
        sql`(${siteThemes.parts} @? '$[*].source ? (@ == "companyTel")'
          or ${siteThemes.publishedParts} @? '$[*].source ? (@ == "companyTel")')`,
      ),
    )
    .orderBy(asc(cases.id));

/** Updates the drafts that show the telephone of the company after its save. */
export async function followCompanyTel(tx: Tx, by: string): Promise<Behind[]> {
  const behind: Behind[] = [];
  for (const own of await casesWithCompanyTel(tx)) {
    const outdated = await followCase(tx, own.id, null, by);
    if (outdated?.sources.includes('companyTel')) behind.push(own);
  }
  return behind;
}
