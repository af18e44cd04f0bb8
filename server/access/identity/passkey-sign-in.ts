import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, passkeys } from '../../base/db/schema';
import { Refusal } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { countFrom } from '../../base/secrets/attempts';
import { lockAccount } from './account-lock';
import { challengeIn, type Party } from './passkey-party';
import { beginSession } from './sign-in';
import { beginSignIn, takeSignIn } from './sign-in-starts';
import type { TokenPair, Visit } from './token-families';

type PasskeyAnswer = components['schemas']['PasskeyAnswer'];

const challengeSeconds = 300;

/** A challenge for any passkey of this site, so that the answer tells nothing about accounts. Throws 429. */
export async function startPasskeySignIn(
  db: Db,
  address: string,
  { rpId }: Party,
): Promise<components['schemas']['PasskeyChallenge']> {
  await countFrom(db, address);
  return { challenge: await beginSignIn(db, 'passkey', { seconds: challengeSeconds }), rpId };
}

/**
 * Signs in by a passkey that has verified its user, which counts as password and second factor. Unknown passkeys,
 * inactive accounts and wrong signatures get the same answer. Throws 429.
 */
export async function signInByPasskey(
  db: Db,
  answer: PasskeyAnswer,
  visit: Visit,
  party: Party | undefined,
): Promise<TokenPair> {
  let account: { id: number; account: string } | undefined;
  return refusalsRecorded(
    db,
    visit,
    async () => {
      await countFrom(db, visit.address);
      const challenge = challengeIn(answer.clientDataJSON);
      const isBegun = challenge !== undefined && (await takeSignIn(db, 'passkey', challenge)) !== undefined;
      const [found] = await db
        .select({ passkey: passkeys, account: { id: accounts.id, account: accounts.account } })
        .from(passkeys)
        .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
        .where(eq(passkeys.credentialId, answer.id));
      account = found?.account;
      if (!party || !isBegun || !found) throw new Refusal('badPasskey');
      const counter = await verifiedCounter(answer, found.passkey, { challenge, party });
      return db.transaction(async (tx) => {
        const now = await lockAccount(tx, found.account.id);
        const isCounted = await countUse(tx, found.passkey, counter);
        if (!now?.isActive || !isCounted) throw new Refusal('badPasskey');
        return beginSession(tx, now, visit, true);
      });
    },
    ({ code }) => ({ reason: code === 'noRole' ? 'noRole' : 'badPasskey', account }),
  );
}

/** New counter of a passkey whose answer is right. Refuses a counter that does not grow, as a copy's would. */
async function verifiedCounter(
  { id, ...response }: PasskeyAnswer,
  { publicKey, counter }: typeof passkeys.$inferSelect,
  { challenge, party }: { challenge: string; party: Party },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpId,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => undefined);
  if (!checked?.verified) throw new Refusal('badPasskey');
  return checked.authenticationInfo.newCounter;
}

/** Stores the use of a passkey; false if it was removed, or used with a later counter, meanwhile. */
async function countUse(
  tx: Db,
  { id, counter: before }: typeof passkeys.$inferSelect,
  counter: number,
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedOn: sql`now()` })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
