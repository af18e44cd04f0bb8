import type { Db } from '../db/client';
import { consentTexts, singletons } from '../db/schema';
import { demoCompany, demoConsent } from './company-data';

/** The company's data in the demo content, with the text without which no form is shown. */
export async function seedCompany(tx: Db, author: string): Promise<void> {
  await tx.insert(singletons).values({ key: 'company', value: demoCompany, lastModifiedBy: author });
  await tx.insert(consentTexts).values({ version: 1, text: demoConsent, createdBy: author });
}
