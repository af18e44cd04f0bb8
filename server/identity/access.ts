import type { Db } from '../db/client';
import { ServiceError } from '../contract/errors';
import type { Claim } from '../../openapi/generated/claims';
import { serverText } from '../contract/text';
import { authenticate, type CurrentAccount } from './authentication';

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
  if (claim === 'own-account') return account;
  if (account.isSecondFactorDue) throw new ServiceError(403, serverText.secondFactorDue);
  if (claim !== 'signed-in' && !account.claims.has(claim)) throw new Forbidden(account, claim);
  return account;
}
