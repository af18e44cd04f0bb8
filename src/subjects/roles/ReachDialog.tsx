import type { Answer } from '../../base/calls/use-answer';
import { ReadDialog } from '../../records/record/ReadDialog';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import type { Holder, UnitReach } from './reach';
import { roleText } from './text';
import { Waiting } from '../../base/navigation/Waiting';

const column = columnsOf<UnitReach>();

const text = roleText.reach;

/** 「誰看得到」: roles and accounts that may view and edit, by unit. */
export function ReachDialog({ answer, onClose }: { answer: Answer<UnitReach[]>; onClose: () => void }) {
  return (
    <ReadDialog
      open={answer.state !== 'none'}
      onClose={onClose}
      width={880}
      title={text.title}
      description={text.help}
    >
      {answer.state === 'loading' && <Waiting />}
      {answer.state === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed}
        </p>
      )}
      {answer.state === 'ready' && (
        <RecordTable
          caption={text.title}
          rows={answer.data}
          columns={[
            column({ head: roleText.unitColumn, width: 200, isRowHead: true }, ({ unit }) => (
              <b>{unit.title}</b>
            )),
            column({ head: text.viewers, isLabelled: true }, ({ viewers }) => <Holders holders={viewers} />),
            column({ head: text.editors, isLabelled: true }, ({ editors }) => <Holders holders={editors} />),
          ]}
        />
      )}
    </ReadDialog>
  );
}

function Holders({ holders }: { holders: readonly Holder[] }) {
  if (holders.length === 0) return <span className="text-ink-soft">{text.nobody}</span>;
  return (
    <ul className="grid gap-1 py-1">
      {holders.map(({ roleId, role, accounts }) => (
        <li key={roleId}>
          {role}
          <span className="text-ink-soft">{text.accounts(accounts)}</span>
        </li>
      ))}
    </ul>
  );
}
