import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { plainEmail, plainTel } from './identifiers';

/** Telephone numbers and e-mail addresses of the company and its staff, normalised for comparison. */
export async function companyIdentifiers(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ value: string | null }>(sql`
    select tel as value from cases
    union select jsonb_path_query(parts, '$.**.tel') #>> '{}' from site_themes
    union select jsonb_path_query(published_parts, '$.**.tel') #>> '{}' from site_themes
    union select value->>'tel' from singletons where key = 'company'
    union select email from accounts
    union select account from accounts
    union select unnest(string_to_array(emails, ',')) from contact_emails`);
  return new Set(
    rows.flatMap(({ value }) => (value ? [value.includes('@') ? plainEmail(value) : plainTel(value)] : [])),
  );
}
