import { eq } from 'drizzle-orm';
import { changesOf } from '../../base/audit/changes';
import type { Db } from '../../base/db/client';
import { articles, cases, news, recordVersions } from '../../base/db/schema';
import { versionOf, type Stamped } from '../../records/versions';
import { type Edit, editedRecords } from './habit-data';
import { onDay } from './moments';
import { entry, type Entry, type People } from './trail';

type Kind = (typeof editedRecords)[number]['kind'];
type Row = Stamped & { title: string; parts?: readonly unknown[] };

const tables = { case: cases, article: articles, news } as const;
const creating = { case: 'createCaseInfo', article: 'createArticle', news: 'createNews' } as const;
const saving = { case: 'updateCaseInfo', article: 'updateArticle', news: 'updateNews' } as const;
const daysOfDraft = 7;

/** Versions of all cases, articles and news, with the entries of their saves. */
export async function seedHistories(tx: Db, people: People): Promise<Entry[]> {
  const rows: [Kind, Row[]][] = [
    ['case', await tx.select().from(cases)],
    ['article', await tx.select().from(articles)],
    ['news', await tx.select().from(news)],
  ];
  const entries: Entry[] = [];
  for (const [kind, records] of rows) {
    for (const record of records) entries.push(...(await seedHistory(tx, people, kind, record)));
  }
  return entries;
}

async function seedHistory(tx: Db, people: People, kind: Kind, record: Row): Promise<Entry[]> {
  const edits = editedRecords.find((each) => each.kind === kind && each.title === record.title)?.edits ?? [];
  const states = statesOf(record, edits, people);
  // Entries about additions contain no note.
  const notes = ['', ...edits.map(({ note }) => note).toReversed()];
  const entries: Entry[] = [];
  let before: Row | null = null;
  for (const [place, after] of states.entries()) {
    const [version] = await tx
      .insert(recordVersions)
      .values({ ...versionOf(kind, before, after), note: notes[place] ?? '' })
      .returning({ id: recordVersions.id });
    entries.push(
      entry(people, after.lastModifiedBy, after.lastModifiedOn, (before ? saving : creating)[kind], {
        kind,
        recordId: record.id,
        title: after.title,
        action: before ? 'update' : 'create',
        ...(before ? changesOf(before, after) : {}),
        ...(version ? { versionId: version.id } : {}),
      }),
    );
    before = after;
  }
  const [first, last] = [states[0], states.at(-1)];
  if (first && last) {
    const { lastModifiedOn, lastModifiedBy, lastModifiedById, rowVersion } = last;
    await tx
      .update(tables[kind])
      .set({ createdOn: first.lastModifiedOn, lastModifiedOn, lastModifiedBy, lastModifiedById, rowVersion })
      .where(eq(tables[kind].id, record.id));
  }
  return entries;
}

/** States of a record after each of its saves, first one first. */
function statesOf(record: Row, edits: readonly Edit[], people: People): Row[] {
  const states: Row[] = [];
  let state = record;
  for (const [index, { days, time, by, before, fewerParts = 0 }] of edits.entries()) {
    states.unshift(stamped(state, by, onDay(-days, time), edits.length + 1 - index, people));
    const { parts } = state;
    state = {
      ...state,
      ...before,
      ...(parts && fewerParts > 0 ? { parts: parts.slice(0, -fewerParts) } : {}),
    };
  }
  const oldest = edits.at(-1);
  const createdOn = oldest ? onDay(-oldest.days - daysOfDraft, oldest.time) : record.lastModifiedOn;
  return [stamped(state, record.lastModifiedBy, createdOn, 1, people), ...states];
}

function stamped(row: Row, by: string, on: Date, rowVersion: number, people: People): Row {
  return {
    ...row,
    rowVersion,
    lastModifiedOn: on,
    lastModifiedBy: by,
    lastModifiedById: people.get(by)?.id ?? null,
  };
}
