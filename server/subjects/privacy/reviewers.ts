import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { whileErasing } from './erasing';

/**
 * Erases outside reviewers: link, comments, and name in comments and audit entries. Fact and time of an
 * approval stay.
 */
export async function removeReviewers(db: Db, condition: SQL, name: string): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from outside_reviews where ${condition}`);
  if (rows.length === 0) return;
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::int[]`;
  await db.execute(sql`delete from preview_links where review_id = any(${ids})`);
  await db.execute(sql`
    update comments set author = ${name}, text = '', deleted_on = coalesce(deleted_on, now())
    where review_id = any(${ids})`);
  await db.execute(sql`
    update outside_reviews set name = ${name}, email = '', note = '', token_hash = null, code_hash = null, code_asked_on = null
    where id = any(${ids})`);
  const plain = (column: 'before' | 'after') =>
    sql`${sql.raw(column)} - '{reviewer,purpose,comment,note}'::text[]`;
  await whileErasing(db, () =>
    db.execute(sql`
      update audit_entries set before = ${plain('before')}, after = ${plain('after')},
        address = case when account_id is null then '' else address end,
        user_agent = case when account_id is null then '' else user_agent end
      where kind = 'site' and coalesce(after->>'reviewId', before->>'reviewId')::int = any(${ids})`),
  );
}
