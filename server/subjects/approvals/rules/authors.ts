import { and, arrayOverlaps, eq, or, sql } from 'drizzle-orm';
import { actorIdOf } from '../../../base/audit/audit';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { contentAuthors, recordVersions } from '../../../base/db/schema';
import type { StoredPart } from '../../../base/db/stored-values';
import type { Tx } from '../../../base/db/transaction';
import { shownFields, sourceOf } from '../../../blocks/sources';
import { hashOfOrder, hashOfPart, hashOfRemoval } from './blocks';
import type { RecordKind } from './rules';

export interface Subject {
  kind: RecordKind;
  /** Case id of a site, else the record's id. */
  subjectId: number;
}

/** Records the caller as author of contents, with those who wrote them; changes by the server have no author. */
export async function recordAuthor(tx: Tx, subject: Subject, hashes: readonly string[]): Promise<void> {
  const accountId = actorIdOf(tx);
  if (accountId === null) return;
  await addAuthors(tx, subject, hashes, [accountId, ...(tx.trail.furtherAuthors ?? [])]);
}

/** Records accounts as authors of contents. */
export async function addAuthors(
  tx: Tx,
  { kind, subjectId }: Subject,
  hashes: readonly string[],
  accountIds: readonly number[],
): Promise<void> {
  const authors = [...new Set(accountIds)].toSorted((a, b) => a - b);
  const rows = [...new Set(hashes)]
    .toSorted()
    .flatMap((hash) => authors.map((accountId) => ({ kind, subjectId, hash, accountId })));
  if (rows.length > 0) await tx.insert(contentAuthors).values(rows).onConflictDoNothing();
}

/** Records everybody who wrote a shared block as author of the blocks that got its content by somebody else's save. */
async function recordSharedAuthors(
  tx: Tx,
  { kind, subjectId }: Subject,
  got: readonly StoredPart[],
): Promise<void> {
  const shared = got.flatMap(({ sharedId }) => sharedId ?? []);
  if (shared.length === 0) return;
  const { recordId, byId, writers, changed } = recordVersions;
  const versions = await tx
    .selectDistinct({ sharedId: recordId, byId, writers })
    .from(recordVersions)
    .where(
      and(
        eq(recordVersions.kind, 'sharedBlock'),
        inArray(recordId, shared),
        // The first version names no changes, and the oldest that is kept has the writers of those before it.
        or(eq(changed, []), sql`'parts' = any(${changed})`, sql`cardinality(${writers}) > 0`),
      ),
    );
  const rows = got.flatMap((part) =>
    versions
      .filter(({ sharedId }) => sharedId === part.sharedId)
      .flatMap(writersOf)
      .map((accountId) => ({ kind, subjectId, hash: hashOfPart(part), accountId })),
  );
  await insertAuthors(tx, rows);
}

const writersOf = ({ byId, writers }: { byId: number | null; writers: number[] }): number[] =>
  byId === null ? writers : [byId, ...writers];

/** Inserts in one order, so that saves do not wait for each other in a circle. */
async function insertAuthors(tx: Tx, rows: readonly (typeof contentAuthors.$inferInsert)[]): Promise<void> {
  const ordered = rows.toSorted((a, b) =>
    a.hash === b.hash ? a.accountId - b.accountId : a.hash < b.hash ? -1 : 1,
  );
  if (ordered.length > 0) await tx.insert(contentAuthors).values(ordered).onConflictDoNothing();
}

/**
 * Records everybody who wrote what a block shows of its case as author of the block: before the page was made, before
 * the block was bound, or in another's save. What the public page shows already was approved.
 */
async function recordCaseAuthors(
  tx: Tx,
  { caseId, publishedParts, publishedOn }: Draft,
  got: readonly StoredPart[],
): Promise<void> {
  const shown = got.flatMap((part) => {
    const source = sourceOf(part);
    const fields = source === null ? [] : shownFields(source);
    return source === null || fields.length === 0 ? [] : [{ part, source, fields }];
  });
  if (shown.length === 0) return;
  const subject: Subject = { kind: 'site', subjectId: caseId };
  const { kind, recordId, id, at, byId, writers, changed } = recordVersions;
  const isOfCase = and(eq(kind, 'case'), eq(recordId, caseId));
  const first = sql<boolean>`${id} = (select min(id) from ${recordVersions} where ${isOfCase})`;
  const versions = await tx
    .select({ at, byId, writers, changed, isFirst: first })
    .from(recordVersions)
    .where(
      and(
        isOfCase,
        // The first version names no changes.
        or(first, arrayOverlaps(changed, [...new Set(shown.flatMap(({ fields }) => fields))])),
      ),
    );
  const rows = shown.flatMap(({ part, source, fields }) => {
    const isPublic = publishedParts?.some((other) => sourceOf(other) === source);
    const hash = hashOfPart(part);
    return versions.flatMap((version) => {
      const isApproved = isPublic && publishedOn && version.at <= publishedOn;
      const wrote = version.isFirst || version.changed.some((field) => fields.includes(field));
      if (!wrote || isApproved) return [];
      return writersOf(version).map((accountId) => ({ ...subject, hash, accountId }));
    });
  });
  await insertAuthors(tx, rows);
}

/**
 * Records the last editor as author of contents without one (older or imported). Call it before the save
 * replaces the last editor.
 */
export async function recordFirstAuthor(
  tx: Tx,
  { kind, subjectId }: Subject,
  hashes: readonly string[],
  lastEditor: number | null,
): Promise<void> {
  if (lastEditor === null || hashes.length === 0) return;
  await tx.execute(sql`
    insert into content_authors (kind, subject_id, hash, account_id)
    select ${kind}, ${subjectId}::int, hash, ${lastEditor}::int
    from (select distinct unnest(${sql.param([...hashes])}::text[]) as hash) as given
    where not exists (
      select from content_authors author
      where author.kind = ${kind} and author.subject_id = ${subjectId}::int and author.hash = given.hash
    )
    order by hash
    on conflict do nothing
  `);
}

interface Draft {
  caseId: number;
  lastModifiedById: number | null;
  templateCode: string;
  parts: readonly StoredPart[];
  publishedParts: readonly StoredPart[] | null;
  publishedOn: Date | null;
}

/** Records the author of each block that a save of a draft changed, added or removed. */
export async function recordDraftAuthor(tx: Tx, before: Draft | null, after: Draft): Promise<void> {
  const subject: Subject = { kind: 'site', subjectId: after.caseId };
  const publicParts = after.publishedParts ?? [];
  const published = new Set(publicParts.map(hashOfPart));
  if (before) {
    const waiting = before.parts.map(hashOfPart).filter((hash) => !published.has(hash));
    await recordFirstAuthor(tx, subject, waiting, before.lastModifiedById);
    if (isSame(before, after)) return;
  }
  const left = new Map((before?.parts ?? []).map((part) => [part.id, part]));
  const made: string[] = [];
  const got: StoredPart[] = [];
  const changed: Step[] = [];
  for (const part of after.parts) {
    const own = left.get(part.id);
    left.delete(part.id);
    const [from, to] = [own && hashOfPart(own), hashOfPart(part)];
    if (from === to) continue;
    made.push(to);
    got.push(part);
    if (from && !published.has(from)) changed.push({ from, to });
  }
  const [from, to] = [before && hashOfOrder(before), hashOfOrder(after)];
  if (from !== to) {
    made.push(to);
    const isPublic = hashOfOrder({ ...after, parts: after.publishedParts ?? [] }) === from;
    if (from && !isPublic) changed.push({ from, to });
  }
  await inheritAuthors(tx, subject, changed);
  // A removal is hashed by the public block: the draft may have changed the block before removing it.
  const removed = [...left.values(), ...publicParts.filter(({ id }) => left.has(id))];
  await recordAuthor(tx, subject, [...made, ...removed.map(hashOfRemoval)]);
  await recordSharedAuthors(tx, subject, got);
  await recordCaseAuthors(tx, after, got);
}

interface Step {
  from: string;
  to: string;
}

/** Everybody who changed an unpublished content remains an author of its later versions. */
export async function inheritAuthors(
  tx: Tx,
  { kind, subjectId }: Subject,
  steps: readonly Step[],
): Promise<void> {
  if (steps.length === 0) return;
  const column = (name: keyof Step) => sql.param(steps.map((step) => step[name]));
  await tx.execute(sql`
    insert into content_authors (kind, subject_id, hash, account_id)
    select distinct author.kind, author.subject_id, step.changed, author.account_id
    from unnest(${column('from')}::text[], ${column('to')}::text[]) as step (earlier, changed)
    join content_authors author
      on author.kind = ${kind} and author.subject_id = ${subjectId} and author.hash = step.earlier
    order by 1, 2, 3, 4
    on conflict do nothing
  `);
}

const isSame = (a: Draft, b: Draft) =>
  a.templateCode === b.templateCode && JSON.stringify(a.parts) === JSON.stringify(b.parts);

/** Authors by hash. */
export const authorsOf = async (
  db: Db,
  subject: Subject,
  hashes: readonly string[],
): Promise<AuthorsByHash> => (await authorsOfEach(db, [{ ...subject, hashes }]))(subject);

type AuthorsByHash = ReadonlyMap<string, ReadonlySet<number>>;

/** Authors of contents of several subjects by the subject and the hash, read by one statement. */
export async function authorsOfEach(
  db: Db,
  all: readonly (Subject & { hashes: readonly string[] })[],
): Promise<(subject: Subject) => AuthorsByHash> {
  const found = new Map<string, Map<string, Set<number>>>();
  const keyOf = ({ kind, subjectId }: Subject) => `${kind} ${subjectId}`;
  const asked = all.filter(({ hashes }) => hashes.length > 0);
  const { kind: kinds, subjectId: subjectIds, hash: hashes, accountId: account } = contentAuthors;
  const unique = <T>(values: readonly T[]) => [...new Set(values)];
  const rows =
    asked.length === 0
      ? []
      : await db
          .select({ kind: kinds, subjectId: subjectIds, hash: hashes, accountId: account })
          .from(contentAuthors)
          .where(
            and(
              inArray(kinds, unique(asked.map(({ kind }) => kind))),
              inArray(subjectIds, unique(asked.map(({ subjectId }) => subjectId))),
              inArray(hashes, unique(asked.flatMap((each) => each.hashes))),
            ),
          );
  for (const { hash, accountId, ...subject } of rows) {
    const own = found.get(keyOf(subject)) ?? new Map<string, Set<number>>();
    own.set(hash, (own.get(hash) ?? new Set()).add(accountId));
    found.set(keyOf(subject), own);
  }
  return (subject) => found.get(keyOf(subject)) ?? new Map();
}
