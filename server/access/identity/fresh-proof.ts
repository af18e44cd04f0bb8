import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, tokens } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, type ServiceError, fieldError } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import type { SecretKeys } from '../../base/secrets/secret-store';
import { serverText } from '../../base/contract/text';
import type { Origin } from '../../base/audit/audit';
import { countAttempt, forgetAttempt, forgetPasscodes } from '../../base/secrets/attempts';
import { isPassword } from '../../base/secrets/passwords';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { consumeSecondFactor, notifyOfWrongPasscodes, readPasscode } from './second-factor';
import { hashToken } from '../../base/secrets/sealed';
import type { AccountRow } from './account-lock';
import type { CurrentAccount } from './authentication';

type OwnProof = components['schemas']['OwnProof'];

/** Maximum age of a session that proves an account without password and second factor. */
const freshMinutes = 10;

/**
 * Proof required to change a way in (ways-in.ts): the password if there is one, else a passcode, else a fresh
 * sign-in.
 */
export function proofOf({
  passwordHash,
  totpSecret,
}: Pick<AccountRow, 'passwordHash' | 'totpSecret'>): OwnProof {
  if (passwordHash !== null) return 'password';
  return totpSecret === null ? 'signIn' : 'passcode';
}

/** Checks the proof within the transaction, with the caller's account locked. Throws 400 for a missing or wrong one. */
export type Prove = (tx: Tx, row: AccountRow) => Promise<void>;

interface ProvingCall {
  db: Db;
  account: CurrentAccount;
  origin: Origin;
  token: string;
  /** Keys that decrypt the secrets of authenticator apps. */
  keys: SecretKeys;
  /** Name of the password field in the body. */
  field: 'password' | 'currentPassword';
}

/**
 * Changes the caller's own account after a fresh proof. The slow password comparison precedes the
 * transaction. Guesses count as sign-ins. Throws 400 and 429.
 */
export async function withProof<T>(
  { db, account: { id, account }, origin, token, keys, field }: ProvingCall,
  proof: { password?: string | undefined; passcode?: string | undefined },
  change: (prove: Prove) => Promise<T>,
): Promise<T> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  const kind = row ? proofOf(row) : 'signIn';
  let refused: ServiceError | undefined;
  const wrong = (error: ServiceError) => (refused = error);
  return refusalsRecorded(
    db,
    origin,
    async () => {
      const proven = kind === 'password' && proof.password ? row?.passwordHash : null;
      if (proven && proof.password) {
        await countAttempt(db, account, origin.address);
        if (!(await isPassword(proven, proof.password))) {
          throw wrong(fieldError(field, serverText.wrongOldPassword));
        }
        await forgetAttempt(db, account, origin.address);
      }
      const passcode =
        kind === 'passcode' && proof.passcode
          ? await readPasscode(db, id, proof.passcode, { address: origin.address, signIn: hashToken(token) })
          : null;
      const done = await change(async (tx, now) => {
        const needed = proofOf(now);
        if (needed === 'password') {
          if (!proven) throw fieldError(field, serverText.passwordNeeded);
          // The password was changed after the comparison.
          if (proven !== now.passwordHash) throw new Refusal('wrongOldPassword');
        } else if (needed === 'passcode') {
          if (!passcode) throw fieldError('passcode', serverText.passcodeNeeded);
          if (!(await consumeSecondFactor(tx, now, passcode, keys))) {
            throw wrong(fieldError('passcode', serverText.wrongPasscode));
          }
        } else if (!(await hasJustSignedIn(tx, id, token))) {
          throw new Refusal('signInAgain', serverText.signInAgain(freshMinutes));
        }
      });
      if (passcode) await forgetPasscodes(db, id, origin.address);
      return done;
    },
    async (error) => {
      if (error !== refused && error.status !== 429) return null;
      if (row && error === refused && kind === 'passcode') await notifyOfWrongPasscodes(db, row);
      return { reason: 'wrongProof', account: { id, account } };
    },
  );
}

async function hasJustSignedIn(tx: Tx, accountId: number, token: string): Promise<boolean> {
  const [found] = await tx
    .select({ family: tokens.family })
    .from(tokens)
    .where(
      and(
        eq(tokens.accessHash, hashToken(token)),
        eq(tokens.accountId, accountId),
        gt(tokens.startedOn, sql`now() - make_interval(mins => ${freshMinutes})`),
      ),
    );
  return found !== undefined;
}
