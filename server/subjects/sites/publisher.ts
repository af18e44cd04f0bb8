import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { singletons } from '../../base/db/schema';

/** Company that answers for public pages: its legal name, else its name; empty until content/company has stored one. */
export const publisher = sql<string>`coalesce((
  select coalesce(nullif(${singletons.value}->>'legalName', ''), ${singletons.value}->>'name')
  from ${singletons} where ${eq(singletons.key, 'company')}
), '')`;

/** Name of the company; empty until content/company has stored one. */
export const companyName = sql<string>`coalesce((
  select ${singletons.value}->>'name' from ${singletons} where ${eq(singletons.key, 'company')}
), '')`;

/** Telephone of the company; empty until content/company has stored one. */
export const companyTel = sql<string>`coalesce((
  select ${singletons.value}->>'tel' from ${singletons} where ${eq(singletons.key, 'company')}
), '')`;

/** `publisher` by itself; undefined until stored. */
export async function publisherOf(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ publisher: string }>(sql`select ${publisher} as publisher`);
  return rows[0]?.publisher || undefined;
}
