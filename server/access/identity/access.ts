import type { Db, PooledDb } from '../../base/db/client';
import { ServiceError } from '../../base/contract/errors';
import type { Claim } from '../../../openapi/generated/claims';
import { serverText } from '../../base/contract/text';
import { authenticate, type CurrentAccount, holds, recalled } from './authentication';

/** 403 with the account and the claim that it lacks, for the audit trail. */
export class Forbidden extends ServiceError {
  readonly account: CurrentAccount;
  readonly claim: Claim;
  constructor(account: CurrentAccount, claim: Claim) {
    super(403, serverText.forbidden);
    this.account = account;
    this.claim = claim;
  }
}

/** Permission required by an operation that is not public. */
export type Needed = Claim | 'signed-in' | 'own-account';

/** Authenticates the caller and checks the claim; `age` and `stamp` as in `authenticate`. Throws 401 and 403. */
export async function admit(
  db: Db,
  token: string | undefined,
  claim: Needed,
  age = 0,
  stamp?: string,
): Promise<CurrentAccount> {
  const account = token === undefined ? null : await authenticate(db, token, age, stamp);
  if (!account) throw new ServiceError(401, serverText.unauthorized);
  const refusal = refusalOf(account, claim);
  if (refusal) throw refusal;
  return account;
}

function refusalOf(account: CurrentAccount, claim: Needed): ServiceError | undefined {
  if (claim === 'own-account') return undefined;
  if (account.isSecondFactorDue) return new ServiceError(403, serverText.secondFactorDue);
  return claim === 'signed-in' || account.claims.has(claim) ? undefined : new Forbidden(account, claim);
}

/**
 * The caller as this process knows it, if admitted, while the database is asked whether that still holds. Nothing may
 * be answered before `isConfirmed`.
 */
export function admitEarly(
  db: PooledDb,
  token: string | undefined,
  claim: Needed,
): { account: CurrentAccount; isConfirmed: Promise<boolean> } | undefined {
  const known = token === undefined ? undefined : recalled(db, token);
  if (!known || refusalOf(known.account, claim)) return undefined;
  return { account: known.account, isConfirmed: holds(db, known.stamp) };
}
