import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { signInStarts } from '../../base/db/schema';
import { hashToken, randomToken, seal, unseal } from '../../base/secrets/sealed';

type Purpose = (typeof signInStarts.$inferSelect)['purpose'];

/** Begins a sign-in that this token ends once; `kept` can be read only with the token. */
export async function beginSignIn(
  db: Db,
  purpose: Purpose,
  { seconds, kept }: { seconds: number; kept?: string },
): Promise<string> {
  const token = randomToken();
  await db.insert(signInStarts).values({
    hash: hashToken(token),
    purpose,
    sealed: kept === undefined ? null : seal(kept, token, 'company-sign-in'),
    expiresOn: sql`now() + make_interval(secs => ${seconds})`,
  });
  return token;
}

/** Ends a sign-in: what it kept, an empty text if nothing; undefined if it is over, used or was never begun. */
export async function takeSignIn(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [row] = await db
    .delete(signInStarts)
    .where(
      and(
        eq(signInStarts.hash, hashToken(token)),
        eq(signInStarts.purpose, purpose),
        gt(signInStarts.expiresOn, sql`now()`),
      ),
    )
    .returning({ sealed: signInStarts.sealed });
  return row && (row.sealed === null ? '' : unseal(row.sealed, token, 'company-sign-in'));
}

/** Deletes sign-ins that nobody ended; resolves to their number. */
export async function removeOldStarts(db: Db): Promise<number> {
  return (await db.delete(signInStarts).where(lt(signInStarts.expiresOn, sql`now()`))).rowCount ?? 0;
}
