import { and, asc, eq, or } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { currentName } from '../../base/audit/present-names';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { comments, commentThreads } from '../../base/db/schema';
import type { CurrentAccount } from '../../access/identity/authentication';
import { claimHolders } from '../../access/identity/claim-holders';
import { rootsOf } from '../sites/part-copies';
import { findTheme } from '../sites/themes';

type Schemas = components['schemas'];

export type ThreadRow = typeof commentThreads.$inferSelect;

type CommentRow = typeof comments.$inferSelect;

/** Claim of accounts that read comments. */
export const seesSites = 'Permissions.Cases.OnePage.View';

/** Threads of a draft in the order of its blocks; threads of deleted blocks come last. Throws 404. */
export async function listComments(
  db: Db,
  themeId: number,
  reader: CurrentAccount,
): Promise<Schemas['ThemeComments']> {
  const { theme, own } = await findTheme(db, themeId);
  const roots = await rootsOf(db, theme.parts);
  const present = new Map([...roots].map(([id, root]) => [root, id]));
  const places = new Map(theme.parts.map(({ id }, place) => [id, place]));
  const isHere = or(
    eq(commentThreads.themeId, themeId),
    inArray(commentThreads.partId, [...present.keys(), 0]),
  );
  const threads = await db
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.caseId, own.id), isHere))
    .orderBy(asc(commentThreads.id));
  const said = await commentsOf(db, threads);
  const readers = (await claimHolders(db, seesSites)).map(({ id, name, department }) => ({
    id,
    name,
    department,
  }));
  const placeOf = ({ partId }: Schemas['CommentThread']) =>
    (partId === null ? undefined : places.get(partId)) ?? places.size;
  return {
    threads: threads
      .map((thread) => threadOnWire(thread, said.get(thread.id) ?? [], { present, reader }))
      .filter(({ comments: all }) => all.some(({ isDeleted }) => !isDeleted))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
    readers,
  };
}

async function commentsOf(db: Db, threads: readonly ThreadRow[]): Promise<Map<number, CommentRow[]>> {
  if (threads.length === 0) return new Map();
  const ids = threads.map(({ id }) => id);
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.threadId, ids))
    .orderBy(asc(comments.id));
  const byThread = new Map<number, CommentRow[]>();
  for (const row of rows) byThread.set(row.threadId, [...(byThread.get(row.threadId) ?? []), row]);
  return byThread;
}

function threadOnWire(
  thread: ThreadRow,
  said: readonly CommentRow[],
  { present, reader }: { present: ReadonlyMap<number, number>; reader: CurrentAccount },
): Schemas['CommentThread'] {
  return {
    threadId: thread.id,
    partId: present.get(thread.partId) ?? null,
    partType: thread.partType,
    partText: thread.partText,
    isResolved: thread.resolvedOn !== null,
    resolvedBy: thread.resolvedOn ? currentName(thread.resolvedById, thread.resolvedBy) : null,
    mayResolve: mayResolve(reader, said[0]),
    comments: said.map((comment) => ({
      id: comment.id,
      author: currentName(comment.authorId, comment.author),
      isOwn: comment.authorId === reader.id,
      ...(comment.authorId === null ? { isOutside: true } : {}),
      isDeleted: comment.deletedOn !== null,
      text: comment.text,
      mentions: comment.mentions.map((id) => ({ id, name: currentName(id, '') })),
      createdOn: comment.createdOn.toISOString(),
      editedOn: comment.editedOn?.toISOString() ?? null,
    })),
  };
}

export const mayResolve = ({ id, claims }: CurrentAccount, first: CommentRow | undefined) =>
  first?.authorId === id || claims.has('Permissions.Cases.OnePage.Edit');
