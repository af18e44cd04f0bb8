import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import { demoCompany } from './company-data';

/** The company's data in the demo content. */
export async function seedCompany(tx: Db, author: string): Promise<void> {
  await tx.insert(singletons).values({ key: 'company', value: demoCompany, lastModifiedBy: author });
}
