import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RecordKind } from '../rules/rules';
import { approvedRecords } from '../../content/approved-records';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { cases, siteThemes } from '../../../base/db/schema';
import { ContentStatus } from '../../../../openapi/generated/enums';

/** Record as shown in lists of requests. */
export interface SubjectHead {
  title: string;
  /** Name of the draft of a site. */
  subtitle: string;
  caseId: number | null;
  cover: { sha: string | null; fileName: string | null };
  /** False if no part of it is public. */
  isPublic: boolean;
  scheduledOn: Date | null;
}

/** A record by its kind. */
export interface Named {
  kind: RecordKind;
  recordId: number;
}
/** One of the records that were read; null in the trash. */
export type Find<Found> = (named: Named) => Found | null;

/**
 * Record summaries by one statement for each kind. Finished requests do not need `scheduledOn`, so it is omitted.
 */
export const headsOf = (db: Db, all: readonly Named[]): Promise<Find<SubjectHead>> =>
  foundBy(all, async (kind, ids) => {
    const heads = kind === 'site' ? await siteHeads(db, ids) : await recordHeads(db, kind, ids);
    return heads.map(({ id, ...head }) => [id, head] as const);
  });

/** Reads records of several kinds: all ids of a kind at once, in pairs of an id and what was found. */
export async function foundBy<Found>(
  all: readonly Named[],
  read: (kind: RecordKind, ids: number[]) => Promise<readonly (readonly [id: number, found: Found])[]>,
): Promise<Find<Found>> {
  const found = new Map<string, Found>();
  for (const kind of new Set(all.map((named) => named.kind))) {
    const named = all.filter((each) => each.kind === kind);
    const ids = [...new Set(named.map(({ recordId }) => recordId))];
    for (const [id, each] of await read(kind, ids)) found.set(`${kind} ${id}`, each);
  }
  return ({ kind, recordId }) => found.get(`${kind} ${recordId}`) ?? null;
}

async function recordHeads(db: Db, kind: Exclude<RecordKind, 'site'>, ids: number[]) {
  const rows = await approvedRecords[kind].heads(db, ids);
  return rows.map(({ id, title, sha, status }) => ({
    id,
    title,
    subtitle: '',
    caseId: null,
    cover: { sha, fileName: null },
    isPublic: status === ContentStatus.online,
    scheduledOn: null,
  }));
}

async function siteHeads(db: Db, ids: number[]) {
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
