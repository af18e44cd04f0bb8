import { Fragment, useId, useState } from 'react';
import { Avatar } from '../../ui/Avatar';
import { classNames } from '../../ui/class-names';
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

const columns = auditText.columns;
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

/** Entries of a page, each expandable. */
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
        <Td card="end">
          <time dateTime={entry.at}>
            <span className="tablet:block">{day}</span>{' '}
            <span className={classNames(rowDetailClass, 'max-tablet:inline')}>{time}</span>
          </time>
        </Td>
        <Td card="start">
          <span className="flex items-center gap-2">
            <span className="max-tablet:hidden">
              <Avatar name={person} />
            </span>
            <span className="truncate">{person}</span>
          </span>
        </Td>
        <Td card="side">
          <Tag tone={tones[entry.action] ?? 'neutral'}>{actionText(entry)}</Tag>
        </Td>
        <Td card="title">
          <AuditSubject entry={entry} />{' '}
          <span className="text-caption text-ink-soft">{remarkText(entry)}</span>
        </Td>
        <Td card="line" className="text-ink-soft">
          {entry.address || auditText.none}
        </Td>
        <Td card="actions">
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
