import type { AuditAction, Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { note } from '../../base/audit/audit';

/**
 * Adds audit entries for changes of an account outside its record: sessions, links, second factor. Contains no secret.
 */
export function auditAccountChange(
  tx: Tx,
  { id, account }: { id: number; account: string },
  after: Changes,
  { before = null, action = 'update' }: { before?: Changes | null; action?: AuditAction } = {},
): void {
  note(tx, { kind: 'account', recordId: id, title: account, action, before, after });
}
