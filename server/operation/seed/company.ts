import type { Db } from '../../base/db/client';
import { consentTexts, singletons } from '../../base/db/schema';
import { demoCompany, demoConsent } from './company-data';

/** Demo data of the company, with the consent text that public forms require. */
export async function seedCompany(tx: Db, author: string): Promise<void> {
  await tx.insert(singletons).values({ key: 'company', value: demoCompany, lastModifiedBy: author });
  await tx.insert(consentTexts).values({ version: 1, text: demoConsent, createdBy: author });
}
