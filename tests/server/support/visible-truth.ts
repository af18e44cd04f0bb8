import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/base/db/client';

interface Version {
  kind: string;
  id: number;
  at: number;
  is_stored_visible: boolean;
  start: number | null;
  end: number | null;
}
interface Entry {
  kind: string;
  id: number;
  at: number;
  event: string;
}
interface Span {
  from: number;
  to: number;
  isVisible: boolean;
}

interface Truth {
  /** Compares the feed since `begin` with the versions of the records, and begins again. */
  check(): Promise<void>;
  begin(): Promise<void>;
  /** Entries that were not true at any time in the five seconds before. */
  early: string[];
  /** Longest time in milliseconds until the feed reported a change. */
  lateMs: number;
  /** Number of times that a record became visible or invisible. */
  flips: number;
}

const grace = 5_000;
/** Times of entries are rounded to a millisecond. */
const rounding = 1;
const ms = (column: string) => sql.raw(`extract(epoch from ${column})::float8 * 1000`);
const rule: Record<string, string> = {
  cases:
    "'case', r.id, r.status = 1 and r.deleted_on is null and r.parts <> '[]'::jsonb, r.start_on, r.end_on",
  articles:
    "'article', r.id, r.status = 1 and r.deleted_on is null and r.parts <> '[]'::jsonb, r.start_on, r.end_on",
  news: "'news', r.id, r.status = 1 and r.deleted_on is null, r.start_on, r.end_on",
};

/** Keeps every version of content, written by triggers before those of the feed, to compute what visitors saw. */
export async function watchTruth(db: Db): Promise<Truth> {
  await db.execute(sql`create table truth (place bigint generated always as identity, at timestamptz not null default clock_timestamp(),
    kind text, id integer, is_stored_visible boolean, start_on timestamptz, end_on timestamptz)`);
  for (const [table, columns] of Object.entries(rule)) {
    const insert = (row: string, seen: string) =>
      `insert into truth (kind, id, is_stored_visible, start_on, end_on) select ${seen.replaceAll('r.', `${row}.`)};`;
    await db.execute(
      sql.raw(`create function truth_of_${table}() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then ${insert('old', columns.replace(/r\.status = 1/, 'false'))} else ${insert('new', columns)} end if;
        return null; end $$;
        create trigger aa_truth after insert or update or delete on ${table} for each row execute function truth_of_${table}()`),
    );
  }
  let afterEntry = 0;
  const truth: Truth = { early: [], lateMs: 0, flips: 0, begin, check };
  await begin();
  return truth;

  async function begin(): Promise<void> {
    await db.execute(sql`select number_changes()`);
    await db.execute(sql`truncate truth`);
    for (const [table, columns] of Object.entries(rule)) {
      await db.execute(
        sql.raw(
          `insert into truth (kind, id, is_stored_visible, start_on, end_on) select ${columns} from ${table} r`,
        ),
      );
    }
    const { rows } = await db.execute<{ last: string }>(
      sql`select coalesce(max(id), 0) as last from change_entries`,
    );
    afterEntry = Number(rows[0]?.last ?? 0);
  }

  async function check(): Promise<void> {
    await db.execute(sql`select number_changes()`);
    const { rows: versions } = await db.execute<Version & Record<string, unknown>>(
      sql`select kind, id, is_stored_visible, ${ms('at')} as at, ${ms('start_on')} as start, ${ms('end_on')} as end from truth order by place`,
    );
    const { rows: entries } = await db.execute<Entry & Record<string, unknown>>(
      sql`select kind, record_id as id, event, ${ms('at')} as at from change_entries
        where id > ${afterEntry} and event in ('content.online', 'content.offline') and kind <> 'popup' order by seq`,
    );
    const { rows } = await db.execute<{ now: number }>(sql`select ${ms('clock_timestamp()')} as now`);
    const now = rows[0]?.now ?? 0;
    const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`;
    const byRecord = grouped(versions, nameOf);
    const said = grouped(entries, nameOf);
    for (const [name, own] of byRecord) compare(truth, name, spansOf(own, now), said.get(name) ?? []);
    await begin();
  }
}

function grouped<T>(rows: readonly T[], nameOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push(row);
    else groups.set(nameOf(row), [row]);
  }
  return groups;
}

/** Times in which a record was visible or not. */
function spansOf(versions: readonly Version[], now: number): Span[] {
  const spans: Span[] = [];
  const add = (from: number, to: number, isVisible: boolean) => {
    const last = spans.at(-1);
    if (last?.isVisible === isVisible) last.to = Math.max(last.to, to);
    else if (to > from) spans.push({ from, to, isVisible });
  };
  versions.forEach(({ at, is_stored_visible: isStored, start, end }, place) => {
    const until = Math.max(at, versions[place + 1]?.at ?? now);
    const from = Math.min(until, Math.max(at, start ?? at));
    const to = Math.min(until, Math.max(from, end ?? until));
    add(at, isStored ? from : until, false);
    if (!isStored) return;
    add(from, to, true);
    add(to, until, false);
  });
  return spans;
}

function compare(truth: Truth, name: string, spans: readonly Span[], entries: readonly Entry[]): void {
  truth.flips += Math.max(0, spans.length - 1);
  for (const { at, event } of entries) {
    const isVisible = event === 'content.online';
    const isTrue = spans.some(
      (span) => span.isVisible === isVisible && span.from <= at + rounding && span.to >= at - grace,
    );
    if (!isTrue) truth.early.push(`${name} ${event} ${at}: ${JSON.stringify(spans.slice(-6))}`);
  }
  for (const { from, to, isVisible } of spans.slice(1)) {
    const told = entries.find(
      ({ at, event }) => at + rounding >= from && (event === 'content.online') === isVisible,
    );
    truth.lateMs = Math.max(truth.lateMs, Math.round(Math.min(told?.at ?? to, to) - from));
  }
}
