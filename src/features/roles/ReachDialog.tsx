import type { Answer } from '../../calls/use-answer';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Spinner } from '../../ui/Spinner';
import { Table, Td, Th } from '../../ui/Table';
import type { Holder, UnitReach } from './reach';
import { roleText } from './text';
import { commonText } from '../../navigation/text';

const text = roleText.reach;

/** 「誰看得到」: roles and accounts that may view and edit, by unit. */
export function ReachDialog({ answer, onClose }: { answer: Answer<UnitReach[]>; onClose: () => void }) {
  return (
    <Dialog
      open={answer.state !== 'none'}
      onOpenChange={onClose}
      width={880}
      title={text.title}
      description={text.help}
      footer={
        <Button variant="primary" onClick={onClose}>
          {commonText.close}
        </Button>
      }
    >
      {answer.state === 'loading' && (
        <p className="flex items-center gap-2">
          <Spinner />
          {commonText.loading}
        </p>
      )}
      {answer.state === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed}
        </p>
      )}
      {answer.state === 'ready' && (
        <Table caption={text.title}>
          <thead>
            <tr>
              <Th width={200}>{roleText.unitColumn}</Th>
              <Th>{text.viewers}</Th>
              <Th>{text.editors}</Th>
            </tr>
          </thead>
          <tbody>
            {answer.data.map(({ unit, viewers, editors }) => (
              <tr key={unit.claim}>
                <th scope="row" className="py-2 pr-2 text-left font-bold">
                  {unit.title}
                </th>
                <Td data-label={text.viewers}>
                  <Holders holders={viewers} />
                </Td>
                <Td data-label={text.editors}>
                  <Holders holders={editors} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
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
