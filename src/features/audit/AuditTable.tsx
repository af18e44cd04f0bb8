import { Fragment, useId, useState } from 'react';
import { Avatar } from '../../ui/Avatar';
import { IconButton } from '../../ui/IconButton';
import { rowDetailClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import { Tag } from '../../ui/Tag';
import type { AuditEntry } from './audit-loaders';
import { actionText, remarkText } from './audit-words';
import { AuditDetails } from './AuditDetails';
import { AuditSubject } from './AuditSubject';
import { auditText } from './text';
import { whenOf } from './when';

const { columns } = auditText;
const tones: Partial<Record<AuditEntry['action'], 'success' | 'warning' | 'danger' | 'primary'>> = {
  create: 'success',
  restore: 'success',
  restoreVersion: 'success',
  update: 'warning',
  online: 'primary',
  publish: 'primary',
  delete: 'danger',
  purge: 'danger',
  signInFailed: 'danger',
  refused: 'danger',
};

/** The entries of a page; each opens inside the list. */
export function AuditTable({ items }: { items: readonly AuditEntry[] }) {
  return (
    <Table caption={auditText.list} className="tablet:min-w-225">
      <thead>
        <tr>
          <Th width={136}>{columns.at}</Th>
          <Th width={140}>{columns.person}</Th>
          <Th width={128}>{columns.action}</Th>
          <Th>{columns.subject}</Th>
          <Th width={136}>{columns.address}</Th>
          <Th width={64} hideLabel>
            {columns.more}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const [day, time] = whenOf(entry.at);
  const person = personOf(entry);
  const label = (isOpen ? auditText.close : auditText.open)(`${day} ${time}`);
  return (
    <Fragment>
      <tr>
        <Td>
          <span className="block">{day}</span>
          <span className={rowDetailClass}>{time}</span>
        </Td>
        <Td>
          <span className="flex items-center gap-2">
            <Avatar name={person} />
            <span className="truncate">{person}</span>
          </span>
        </Td>
        <Td>
          <Tag tone={tones[entry.action] ?? 'neutral'}>{actionText(entry)}</Tag>
        </Td>
        <Td>
          <AuditSubject entry={entry} />{' '}
          <span className="text-caption text-ink-soft">{remarkText(entry)}</span>
        </Td>
        <Td className="text-ink-soft">{entry.address || auditText.none}</Td>
        <Td>
          <IconButton
            size="sm"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
          />
        </Td>
      </tr>
      {isOpen && (
        <tr id={details}>
          <Td colSpan={6} className="bg-hover">
            <AuditDetails entry={entry} />
          </Td>
        </tr>
      )}
    </Fragment>
  );
}

function personOf({ accountName, account, action }: AuditEntry): string {
  if (action === 'signInFailed') return auditText.unknown;
  return accountName || account || auditText.server;
}
