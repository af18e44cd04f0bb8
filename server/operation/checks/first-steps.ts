import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { companyOf } from '../../subjects/content/company';
import type { Db } from '../../base/db/client';
import { accounts, cases, singletons } from '../../base/db/schema';
import { isDemoCompany } from '../seed/guide';
import { seedMarker } from '../seed/index';

/** First steps of a new installation; undefined once all are done. Content of the seed counts for none of them. */
export async function firstSteps(db: Db): Promise<components['schemas']['FirstSteps'] | undefined> {
  const seeded = singletons.createdOn;
  const ownAccounts = db.select().from(accounts).where(gt(accounts.createdOn, seeded));
  const ownCases = db
    .select()
    .from(cases)
    .where(and(gt(cases.createdOn, seeded), isNull(cases.deletedOn)));
  const [company, [own]] = await Promise.all([
    companyOf(db),
    db
      .select({
        people: sql<boolean>`${exists(ownAccounts)}`,
        case: sql<boolean>`${exists(ownCases)}`,
      })
      .from(singletons)
      .where(eq(singletons.key, seedMarker)),
  ]);
  if (!own) return undefined;
  const isDemo = isDemoCompany(company.legalName);
  const steps = { isDemo, company: company.name !== '' && !isDemo, ...own };
  return steps.company && steps.people && steps.case ? undefined : steps;
}
