import { and, desc, getTableColumns, sql } from 'drizzle-orm';
import { accounts, contactNotes, contacts } from '../../base/db/schema';
import { contactText } from './text';
import { type CsvColumn, csvOf, type Reader } from '../../records/csv';
import { behind } from '../../records/records';
import { taipeiTime } from '../../base/contract/taipei-time';
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
  /** Columns at the end that have the same cell in each row. */
  ends: readonly (readonly [head: string, value: string])[];
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
  const shown = columns.map(([head, cell]): CsvColumn<ExportRow> => [
    head,
    (row) => cell(isMasked ? masked(row) : row),
  ]);
  const said = ends.map(([head, value]): CsvColumn<ExportRow> => [head, () => value]);
  return csvOf({ columns: [...shown, ...said], rowsAfter }, readmit);
}

const { heads } = contactText;
const columns: readonly CsvColumn<ExportRow>[] = [
  [heads.id, ({ id }) => String(id)],
  [heads.createdOn, ({ createdOn }) => taipeiTime(createdOn)],
  [heads.type, ({ type }) => contactText.types[type]],
  [heads.name, ({ name }) => name],
  [heads.gender, ({ gender }) => (gender === null ? '' : contactText.genders[gender])],
  [heads.tel, ({ tel }) => telephoneText(tel)],
  [heads.email, ({ email }) => email],
  [heads.caseTitle, ({ caseTitle }) => caseTitle],
  [heads.content, ({ content }) => content],
  [heads.handleStatus, ({ handleStatus }) => contactText.states[handleStatus]],
  [heads.assignee, ({ assignee }) => assignee],
  [heads.notes, ({ notes }) => notes],
  [heads.source, ({ source }) => (source === null ? '' : contactText.sources[source])],
];
