import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import type { Db } from '../db/client';
import { cases, comments, commentThreads, siteThemes } from '../db/schema';

/** Open threads that mention an account, and those that it takes part in, with the newest of each. */
export async function listOwnComments(
  db: Db,
  accountId: number,
): Promise<components['schemas']['OwnComments']> {
  const mentioned = sql`${comments.mentions} @> array[${accountId}]::integer[]`;
  const said = eq(comments.authorId, accountId);
  return { mentioned: await countOf(db, mentioned), open: await countOf(db, said) };
}

async function countOf(db: Db, takesPart: SQL): Promise<components['schemas']['OwnCommentCount']> {
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
    .where(and(takesPart, isNull(comments.deletedOn), isNull(commentThreads.resolvedOn)))
    .orderBy(desc(commentThreads.id));
  const [newest] = rows;
  return {
    count: rows.length,
    newest: newest ? { caseId: newest.caseId, themeId: newest.themeId, title: newest.title } : null,
  };
}
