import { note } from '../../base/audit/audit';
import type { AuditAction, Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { ContentStatus } from '../../../openapi/generated/enums';
import type { RecordContext, Saved } from './context';

export type ActionRecorder<Row extends Saved> = ReturnType<typeof actionRecorderOf<Row>>;

/** Audit entries of one table. */
export function actionRecorderOf<Row extends Saved>({ options }: RecordContext<Row>) {
  const { kind, titleOf, recordIdOf, partOf, status } = options;

  async function recordAction(
    tx: Tx,
    row: Row,
    action: AuditAction,
    changed?: { before: Changes; after: Changes },
  ): Promise<void> {
    note(tx, {
      kind,
      recordId: recordIdOf ? recordIdOf(row) : row.id,
      ...(partOf ? { part: partOf(row) } : {}),
      title: titleOf ? await titleOf(row, tx) : '',
      action,
      ...changed,
    });
  }

  /** Action of a change, by the names of the changed fields. */
  function actionOf(before: Row, after: Row, changed: readonly string[]): AuditAction {
    if (options.actionOf) return options.actionOf(before, after);
    const isSwitched = status !== undefined && changed.length === 1 && changed[0] === 'status';
    if (!isSwitched) return 'update';
    return 'status' in after && after.status === ContentStatus.online ? 'online' : 'offline';
  }

  return { recordAction, actionOf };
}
