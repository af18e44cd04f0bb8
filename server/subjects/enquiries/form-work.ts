import { createHash } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { formWork } from '../../base/db/schema';

/** About a second on a phone; on average 256 tries, and a check takes one. */
const cost = 5000;
const maxAgeSeconds = 3600;

/** Proof-of-work challenge for the script of a form's page; valid only for this form. */
export const newWork = (secret: string, place: number | string): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    keyPrefix: '00',
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + maxAgeSeconds,
    data: { place, madeOn: Date.now() },
    hmacSignatureSecret: secret,
  });

export interface SolvedWork {
  nonce: string;
  /** Milliseconds. */
  madeOn: number;
}

/** Verified work of a form; null if missing, wrong or expired. */
export async function checkWork(
  secret: string,
  place: number | string,
  work: string,
): Promise<SolvedWork | null> {
  const sent = readWork(work);
  if (!sent) return null;
  const { verified } = await verifySolution({ ...sent, deriveKey, hmacSignatureSecret: secret }).catch(
    () => ({
      verified: false,
    }),
  );
  const { nonce, data } = sent.challenge.parameters;
  if (!verified || data?.['place'] !== place) return null;
  return { nonce, madeOn: Number(data['madeOn']) };
}

/** Limits the cost before the signature check, as the input is untrusted. */
function readWork(work: string): { challenge: Challenge; solution: Solution } | null {
  if (!work) return null;
  try {
    const { challenge, solution } = JSON.parse(work) as Partial<{ challenge: Challenge; solution: Solution }>;
    const isOurs = challenge?.parameters.cost === cost && challenge.parameters.keyLength === 32;
    return isOurs && solution && typeof challenge.signature === 'string' ? { challenge, solution } : null;
  } catch {
    return null;
  }
}

/** True for the first content that uses this work, and for its repeats. */
export async function acceptWork(db: Db, nonce: string, content: string): Promise<boolean> {
  const hash = createHash('sha256').update(content).digest('hex');
  const [row] = await db
    .insert(formWork)
    .values({ nonce, content: hash })
    .onConflictDoUpdate({ target: formWork.nonce, set: { nonce } })
    .returning({ content: formWork.content });
  return row?.content === hash;
}

/** Deletes expired work; resolves to the number. */
export async function removeOldWork(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(formWork)
    .where(lt(formWork.usedOn, sql`now() - make_interval(secs => ${2 * maxAgeSeconds})`));
  return rowCount ?? 0;
}
