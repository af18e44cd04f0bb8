import { type SQL, sql } from 'drizzle-orm';
import { HandleStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { whileErasing } from './erasing';
import { jsonText } from './mentions';

/** Fields of an enquiry's audit entry that contain no visitor data. */
const plainFields = [
  'handleStatus',
  'assignee',
  'type',
  'caseTitle',
  'source',
  'spamOn',
  'isSpam',
  'appointmentState',
  'joinedId',
  // Token that read the enquiry; incidents need it.
  'token',
];

/**
 * Removes the visitors of enquiries from rows, notes, imports and audit entries; counts stay the same. What is left is
 * no work, so it is closed. The caller handles mails.
 */
export async function removeVisitors(db: Db, ids: readonly number[], name: string): Promise<void> {
  const own = sql`${sql.param([...ids])}::int[]`;
  await db.execute(sql`
    update contacts set name = ${name}, tel = '', email = '', content = '', gender = null, form_key = null,
      origin = origin - 'referrer' - 'clickId' - 'term', wants_news = false, joined_id = null,
      handle_status = ${HandleStatus.closed},
      last_modified_by = case when last_modified_by_id is null then '' else last_modified_by end,
      row_version = row_version + 1
    where id = any(${own})`);
  // A note that also records a change stays, without its text.
  await db.execute(
    sql`delete from contact_notes where contact_id = any(${own}) and assignee is null and handle_status is null`,
  );
  await db.execute(
    sql`update contact_notes set text = '', mail_subject = null, mail_body = null, message_id = null where contact_id = any(${own})`,
  );
  await db.execute(sql`
    delete from import_rows
    where record_id = any(${own}) and import_id in (select id from imports where kind = 'contact')`);
  await removeFromTrail(db, sql`record_id = any(${own})`);
}

/** Removes visitors from the audit entries of enquiries that match the condition. */
export function removeFromTrail(db: Db, condition: SQL): Promise<void> {
  const plain = (column: 'before' | 'after') =>
    sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.raw(column)}) where key = any(${sql.param(plainFields)}::text[]))`;
  return whileErasing(db, () =>
    db.execute(sql`
      update audit_entries set title = '', before = ${plain('before')}, after = ${plain('after')},
        address = case when account_id is null then '' else address end,
        user_agent = case when account_id is null then '' else user_agent end
      where kind = 'contact' and (${condition}) and (before is not null or after is not null or title <> '' or account_id is null)`),
  );
}

/** Removes the fields that mention a person from audit entries that match the condition. */
export function removeMentionsFromTrail(db: Db, condition: SQL, pattern: string): Promise<void> {
  const plain = (column: 'before' | 'after') => sql`(select jsonb_object_agg(key, value)
    from jsonb_each(${sql.raw(column)}) where ${jsonText(sql`value`)} !~* ${pattern})`;
  return whileErasing(db, () =>
    db.execute(sql`
      update audit_entries set title = case when title ~* ${pattern} then '' else title end,
        before = ${plain('before')}, after = ${plain('after')}
      where ${condition}`),
  );
}
