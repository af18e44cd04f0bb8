import type { PooledDb } from '../../base/db/client';
import { inTransaction, type Tx } from '../../base/db/transaction';
import { admit, type Needed } from './access';
import { assertAdministrator, beginStatementFor, changesIdentity } from './administrators';
import { byVisitor, type Origin, withTrail } from '../../base/audit/audit';
import type { CurrentAccount } from './authentication';

/** Change of stored data. It may be retried, so it has no effects outside the database. */
type Change<T> = (tx: Tx, caller: CurrentAccount) => Promise<T>;

interface AdmittedCall {
  token: string | undefined;
  claim: Needed;
  /** Seconds since the call arrived. */
  age: () => number;
  origin: Origin;
}

/** Writes for visitors, who have no account; their only way to write. Its audit entries have no name. */
export function writeForVisitor<T>(db: PooledDb, origin: Origin, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, (bare) => withTrail(bare, ...byVisitor(origin), change));
}

/**
 * The only way to write for a signed-in caller. Checks token and claim again, as the body may arrive late.
 * Throws 401 and 403.
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
    beginStatementFor(claim, origin.requestId),
  );
}
