import { sql } from 'drizzle-orm';
import { currentName } from '../../base/audit/present-names';
import type { Db } from '../../base/db/client';
import type { components } from '../../../openapi/generated/types';

type Readings = components['schemas']['ContactReadings'];
type Reading = Readings['items'][number];

const maxListed = 20;

/** Accesses to the full data of an enquiry, newest first: shown, opened, or exported unmasked. */
export async function readingsOf(db: Db, contactId: number): Promise<Readings> {
  const { rows } = await db.execute<{
    id: number;
    at: Date;
    name: string;
    accountId: number | null;
    action: Reading['action'];
    total: number;
  }>(sql`
    select id::int, at, account_name as name, account_id as "accountId", action, (count(*) over ())::int as total
    from audit_entries a
    where kind = 'contact' and (
      (record_id = ${contactId} and action in ('show', 'open'))
      or (record_id is null and action = 'export' and after->>'exportId' in (
        select export_id from exported_contacts where contact_ids @> array[${contactId}::int])))
    order by at desc, id desc limit ${maxListed}`);
  return {
    times: rows[0]?.total ?? 0,
    items: rows.map(({ id, at, name, accountId, action }) => ({
      id,
      at: new Date(at).toISOString(),
      name: currentName(accountId, name),
      action,
    })),
  };
}
