import type { PooledDb } from '../db/client';
import { inTransaction, type Tx } from '../db/transaction';
import { admit, type Needed } from './access';
import { assertAdministrator, beginFor, changesIdentity } from './administrators';
import type { CurrentAccount } from './sessions';

/** A change of what is stored, by its caller. It may be run again, so it does nothing beside the database. */
type Change<T> = (tx: Tx, caller: CurrentAccount) => Promise<T>;

interface AdmittedCall {
  token: string | undefined;
  claim: Needed;
  /** Seconds since it came in. */
  age: () => number;
}

/**
 * The one way to write for a caller who is signed in: the token and the operation's claim are looked at again in the
 * transaction that writes, as the body may have come long after the first look. Throws 401 and 403.
 */
export function write<T>(db: PooledDb, { token, claim, age }: AdmittedCall, change: Change<T>): Promise<T> {
  return inTransaction(
    db,
    async (tx) => {
      const result = await change(tx, await admit(tx, token, claim, age()));
      if (changesIdentity(claim)) await assertAdministrator(tx);
      return result;
    },
    beginFor(claim),
  );
}
