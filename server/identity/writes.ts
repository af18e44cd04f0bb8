import type { PooledDb } from '../db/client';
import { inTransaction, type Tx } from '../db/transaction';
import { admit, type Needed } from './access';
import { assertAdministrator, beginFor, changesIdentity } from './administrators';
import { byVisitor, type Origin, withTrail } from '../audit/audit';
import type { CurrentAccount } from './sessions';

/** A change of what is stored, by its caller. It may be run again, so it does nothing beside the database. */
type Change<T> = (tx: Tx, caller: CurrentAccount) => Promise<T>;

interface AdmittedCall {
  token: string | undefined;
  claim: Needed;
  /** Seconds since it came in. */
  age: () => number;
  origin: Origin;
}

/** The one way to write for a visitor, who has no account: what it does stands in the audit trail without a name. */
export function writeForVisitor<T>(db: PooledDb, origin: Origin, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, (bare) => withTrail(bare, ...byVisitor(origin), change));
}

/**
 * The one way to write for a caller who is signed in: the token and the operation's claim are looked at again in the
 * transaction that writes, as the body may have come long after the first look, and what it does to which record is
 * written to the audit trail there. Throws 401 and 403.
 */
export function write<T>(
  db: PooledDb,
  { token, claim, age, origin }: AdmittedCall,
  change: Change<T>,
): Promise<T> {
  return inTransaction(
    db,
    async (bare, [begun]) => {
      const caller = await admit(bare, token, claim, age(), begun?.['stamp']);
      return withTrail(bare, caller, origin, async (tx) => {
        const result = await change(tx, caller);
        if (changesIdentity(claim)) await assertAdministrator(tx);
        return result;
      });
    },
    beginFor(claim, origin.requestId),
  );
}
