import type { AuditAction, Changes } from '../db/stored-values';
import type { Tx } from '../db/transaction';
import { note } from '../audit/audit';

/** Notes in the audit trail what was done to an account beside its record: to its sessions, links and second factor. No secret may be in it. */
export function noteAccount(
  tx: Tx,
  { id, account }: { id: number; account: string },
  after: Changes,
  { before = null, action = 'update' }: { before?: Changes | null; action?: AuditAction } = {},
): void {
  note(tx, { kind: 'account', recordId: id, title: account, action, before, after });
}
