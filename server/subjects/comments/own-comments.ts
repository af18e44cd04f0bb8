import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { currentName } from '../../base/audit/present-names';
import type { Db } from '../../base/db/client';
import { cases, comments, commentThreads, siteThemes } from '../../base/db/schema';

type Schemas = components['schemas'];

/** Maximum mentions listed individually. */
const shownMentions = 5;

/** Open threads of an account, and those that mention it, with the newest comment of each. */
export async function listOwnComments(db: Db, accountId: number): Promise<Schemas['OwnComments']> {
  const mentioned = sql`${comments.mentions} @> array[${accountId}]::integer[]`;
  const takesPart = or(eq(comments.authorId, accountId), mentioned) ?? mentioned;
  return {
    mentioned: await countOf(db, mentioned),
    open: await countOf(db, takesPart),
    mentions: await newestOf(db, mentioned),
  };
}

const isOpen = (isMeant: SQL) => and(isMeant, isNull(comments.deletedOn), isNull(commentThreads.resolvedOn));

async function countOf(db: Db, isMeant: SQL): Promise<Schemas['OwnCommentCount']> {
  const rows = await db
    .selectDistinct({
      id: commentThreads.id,
      caseId: cases.id,
      themeId: siteThemes.id,
      title: cases.title,
    })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .innerJoin(cases, and(eq(cases.id, commentThreads.caseId), isNull(cases.deletedOn)))
    .innerJoin(siteThemes, and(eq(siteThemes.id, commentThreads.themeId), isNull(siteThemes.deletedOn)))
    .where(isOpen(isMeant))
    .orderBy(desc(commentThreads.id));
  const [newest] = rows;
  return {
    count: rows.length,
    newest: newest ? { caseId: newest.caseId, themeId: newest.themeId, title: newest.title } : null,
  };
}

async function newestOf(db: Db, isMeant: SQL): Promise<Schemas['OwnMention'][]> {
  const rows = await db
    .select({
      commentId: comments.id,
      threadId: commentThreads.id,
      caseId: cases.id,
      themeId: siteThemes.id,
      title: cases.title,
      partType: commentThreads.partType,
      authorId: comments.authorId,
      author: comments.author,
      text: comments.text,
      createdOn: comments.createdOn,
    })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .innerJoin(cases, and(eq(cases.id, commentThreads.caseId), isNull(cases.deletedOn)))
    .innerJoin(siteThemes, and(eq(siteThemes.id, commentThreads.themeId), isNull(siteThemes.deletedOn)))
    .where(isOpen(isMeant))
    .orderBy(desc(comments.id))
    .limit(shownMentions);
  return rows.map(({ authorId, author, createdOn, ...row }) => ({
    ...row,
    author: currentName(authorId, author),
    createdOn: createdOn.toISOString(),
  }));
}
