import { and, desc, getTableColumns, sql } from 'drizzle-orm';
import { accounts, contactNotes, contacts } from '../db/schema';
import { contactText } from './text';
import { csvOf, type Reader } from '../records/csv';
import { behind } from '../records/records';
import { taipeiTime } from '../contract/taipei-time';
import { assigneeName, type ContactFilter, filtersOf } from './contact-records';
import { masked } from './mask';
import { telephoneText } from './telephone-text';

type ExportRow = typeof contacts.$inferSelect & { assignee: string; notes: string };

/**
 * Notes of an enquiry as text. `contacts.id` is spelled out, as drizzle omits the table in a select from one
 * table.
 */
const allNotes = sql<string>`coalesce((
  select string_agg(to_char(n.created_on at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI') || ' ' || coalesce(a.name, n.author) || '：' || n.text, chr(10) order by n.id)
  from ${contactNotes} n left join ${accounts} a on a.id = n.author_id where n.contact_id = contacts.id and n.text <> ''
), '')`;

interface Exported {
  isMasked: boolean;
  /** Cells added to the end of each row. */
  ends: readonly string[];
  /** Logs the enquiries of the next page before it is sent. */
  noteRows: (ids: number[]) => Promise<unknown>;
}

/** Filtered enquiries as CSV, newest first. Each row ends with `ends`: exporting account and purpose. */
export function exportContacts(
  filter: ContactFilter,
  { isMasked, ends, noteRows }: Exported,
  { readPage, readmit }: Reader,
): AsyncGenerator<string> {
  const rowsAfter = async (last: ExportRow | undefined, limit: number) => {
    const isNext = last && behind([contacts.createdOn, contacts.id], [last.createdOn, last.id]);
    const rows = await readPage((db) =>
      db
        .select({ ...getTableColumns(contacts), assignee: assigneeName, notes: allNotes })
        .from(contacts)
        .where(and(filtersOf(filter), isNext))
        .orderBy(desc(contacts.createdOn), desc(contacts.id))
        .limit(limit),
    );
    if (!isMasked && rows.length > 0) await noteRows(rows.map(({ id }) => id));
    return rows;
  };
  const table = {
    columns: contactText.columns,
    lineOf: (row: ExportRow) => [...lineOf(isMasked ? masked(row) : row), ...ends],
    rowsAfter,
  };
  return csvOf(table, readmit);
}

function lineOf(row: ExportRow): string[] {
  return [
    String(row.id),
    taipeiTime(row.createdOn),
    contactText.types[row.type],
    row.name,
    row.gender === null ? '' : contactText.genders[row.gender],
    telephoneText(row.tel),
    row.email,
    row.caseTitle,
    row.content,
    contactText.states[row.handleStatus],
    row.assignee,
    row.notes,
    row.source === null ? '' : contactText.sources[row.source],
  ];
}
