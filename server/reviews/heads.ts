import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RecordKind } from '../approvals/rules';
import { popupOf } from '../content/index-popup';
import type { Db } from '../db/client';
import { articles, cases, news, popups, siteThemes } from '../db/schema';
import { ContentStatus } from '../../openapi/generated/enums';

/** Record as shown in lists of requests. */
export interface SubjectHead {
  title: string;
  /** Name of the draft of a website. */
  subtitle: string;
  caseId: number | null;
  cover: { sha: string | null; fileName: string | null };
  /** False if no part of it is public. */
  isPublic: boolean;
  scheduledOn: Date | null;
}

interface Named {
  kind: RecordKind;
  recordId: number;
}
type TableKind = Exclude<RecordKind, 'site' | 'popup'>;
type Find = (named: Named) => SubjectHead | null;

const tables = {
  article: { table: articles, sha: articles.coverSha },
  news: { table: news, sha: news.coverSha },
  otherPopup: { table: popups, sha: popups.imageSha },
} as const;

/**
 * Record summaries by one statement for each kind; null in the trash. Finished requests do not need `scheduledOn`, so
 * it is omitted.
 */
export async function headsOf(db: Db, all: readonly Named[]): Promise<Find> {
  const found = new Map<string, SubjectHead>();
  const idsOf = (kind: RecordKind) => [
    ...new Set(all.filter((named) => named.kind === kind).map(({ recordId }) => recordId)),
  ];
  const add = (kind: RecordKind, heads: readonly (SubjectHead & { id: number })[]) => {
    for (const { id, ...head } of heads) found.set(`${kind} ${id}`, head);
  };
  add('site', await siteHeads(db, idsOf('site')));
  for (const kind of Object.keys(tables) as TableKind[]) add(kind, await recordHeads(db, kind, idsOf(kind)));
  if (idsOf('popup').length > 0) {
    const { id, title, imageSha, status } = await popupOf(db);
    add('popup', [{ id, ...recordHead({ title, sha: imageSha, status }) }]);
  }
  return ({ kind, recordId }) => found.get(`${kind} ${recordId}`) ?? null;
}

const isOnline = (status: ContentStatus) => status === ContentStatus.online;

interface RecordRow {
  title: string;
  sha: string | null;
  status: ContentStatus;
}

const recordHead = ({ title, sha, status }: RecordRow): SubjectHead => ({
  title,
  subtitle: '',
  caseId: null,
  cover: { sha, fileName: null },
  isPublic: isOnline(status),
  scheduledOn: null,
});

async function recordHeads(db: Db, kind: TableKind, ids: number[]) {
  if (ids.length === 0) return [];
  const { table, sha } = tables[kind];
  const rows = await db
    .select({ id: table.id, title: table.title, status: table.status, sha })
    .from(table)
    .where(and(inArray(table.id, ids), isNull(table.deletedOn)));
  return rows.map(({ id, ...row }) => ({ id, ...recordHead(row) }));
}

async function siteHeads(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const isPublic = sql<boolean>`exists (
    select from ${siteThemes} other
    where other.case_id = ${cases.id} and other.deleted_on is null and other.status = ${ContentStatus.online}
  )`;
  const rows = await db
    .select({
      id: siteThemes.id,
      title: cases.title,
      subtitle: siteThemes.name,
      caseId: cases.id,
      cover: { sha: cases.coverSha, fileName: cases.coverName },
      isPublic,
    })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .where(and(inArray(siteThemes.id, ids), isNull(siteThemes.deletedOn), isNull(cases.deletedOn)));
  return rows.map((row) => ({ ...row, scheduledOn: null }));
}
