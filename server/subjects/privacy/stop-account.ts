import { byServer, withTrail } from '../../base/audit/audit';
import { Refusal } from '../../base/contract/errors';
import type { PooledDb } from '../../base/db/client';
import { inTransaction } from '../../base/db/transaction';
import { accountRecords } from '../../access/identity/accounts';
import { assertAdministrator, beginStatementFor } from '../../access/identity/administrators';
import { endSessions } from '../../access/identity/sessions';

/** Ends an account's access; the last administrator keeps it. */
export async function stopAccount(db: PooledDb, id: number): Promise<void> {
  try {
    await inTransaction(
      db,
      (bare) =>
        withTrail(bare, ...byServer('too-many-shown'), async (tx) => {
          await accountRecords.change(tx, id, { isActive: false }, '');
          await assertAdministrator(tx);
          await endSessions(tx, id);
        }),
      beginStatementFor('Permissions.Users.Edit', ''),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
