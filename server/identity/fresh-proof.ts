import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, tokens } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal, type ServiceError, fieldError } from '../contract/errors';
import type { components } from '../../openapi/generated/types';
import type { SecretKeys } from '../secrets/kept-secrets';
import { serverText } from '../contract/text';
import type { Origin } from '../audit/audit';
import { countAttempt, forgetAttempt, forgetPasscodes } from '../secrets/attempts';
import { isPassword } from '../secrets/passwords';
import { refusalsRecorded } from '../audit/refused-entries';
import { readPasscode, takeFactor, tellOfWrongPasscodes } from './second-factor';
import { hashToken } from '../secrets/sealed';
import type { AccountRow, CurrentAccount } from './sessions';

type OwnProof = components['schemas']['OwnProof'];

/** How long after its sign-in a session is proof enough, for an account that has no other. */
const freshMinutes = 10;

/** The proof that an account owes for a change of a way in (ways-in.ts): the first that it has, the password before all. */
export function proofOf({
  passwordHash,
  totpSecret,
}: Pick<AccountRow, 'passwordHash' | 'totpSecret'>): OwnProof {
  if (passwordHash !== null) return 'password';
  return totpSecret === null ? 'signIn' : 'passcode';
}

/** Asks for the proof, in the transaction of the change and with the caller's account locked. Throws 400 where it is missing or wrong. */
export type Prove = (tx: Tx, row: AccountRow) => Promise<void>;

interface ProvingCall {
  db: Db;
  account: CurrentAccount;
  origin: Origin;
  /** The access token of the call. */
  token: string;
  /** With which secrets of authenticator apps are kept. */
  keys: SecretKeys;
  /** The body's field of the password. */
  field: 'password' | 'currentPassword';
}

/**
 * Runs a change of the caller's own account that may need a fresh proof. A password that is sent is looked at before any
 * transaction begins, as that takes long; a session alone is never enough, unless the account has neither password nor
 * second factor and has just signed in. Guesses count as sign-ins and are recorded. Throws 400 and 429.
 */
export async function withProof<T>(
  { db, account: { id, account }, origin, token, keys, field }: ProvingCall,
  given: { password?: string | undefined; passcode?: string | undefined },
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
      const proven = kind === 'password' && given.password ? row?.passwordHash : null;
      if (proven && given.password) {
        await countAttempt(db, account, origin.address);
        if (!(await isPassword(proven, given.password))) {
          throw wrong(fieldError(field, serverText.wrongOldPassword));
        }
        await forgetAttempt(db, account, origin.address);
      }
      const passcode =
        kind === 'passcode' && given.passcode
          ? await readPasscode(db, id, given.passcode, origin.address)
          : null;
      const done = await change(async (tx, now) => {
        const needed = proofOf(now);
        if (needed === 'password') {
          if (!proven) throw fieldError(field, serverText.passwordNeeded);
          // Another one was set since it was looked at.
          if (proven !== now.passwordHash) throw new Refusal('wrongOldPassword');
        } else if (needed === 'passcode') {
          if (!passcode) throw fieldError('passcode', serverText.passcodeNeeded);
          if (!(await takeFactor(tx, now, passcode, keys))) {
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
      if (row && error === refused && kind === 'passcode') await tellOfWrongPasscodes(db, row);
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
