import { Avatar } from '../../ui/Avatar';
import { classNames } from '../../ui/class-names';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import { Tag } from '../../ui/Tag';
import type { AuditEntry } from './audit-loaders';
import { actionText, remarkText } from './audit-words';
import { AuditDetails } from './AuditDetails';
import { AuditSubject } from './AuditSubject';
import { auditText } from './text';
import { whenOf } from './when';

const columns = auditText.columns;
const column = columnsOf<AuditEntry>();
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
    <RecordTable
      caption={auditText.list}
      className="tablet:min-w-225"
      rows={items}
      below={(entry) => <AuditDetails entry={entry} />}
      toggleLabel={({ at }, isOpen) => (isOpen ? auditText.close : auditText.open)(whenOf(at).join(' '))}
      columns={[
        column({ head: columns.at, width: 136, card: 'end' }, ({ at }) => <When at={at} />),
        column({ head: columns.person, width: 140, card: 'start' }, (entry) => (
          <span className="flex items-center gap-2">
            <span className="max-tablet:hidden">
              <Avatar name={personOf(entry)} />
            </span>
            <span className="truncate">{personOf(entry)}</span>
          </span>
        )),
        column({ head: columns.action, width: 128, card: 'side' }, (entry) => (
          <Tag tone={tones[entry.action] ?? 'neutral'}>{actionText(entry)}</Tag>
        )),
        column({ head: columns.subject, card: 'title' }, (entry) => (
          <>
            <AuditSubject entry={entry} />{' '}
            <span className="text-caption text-ink-soft">{remarkText(entry)}</span>
          </>
        )),
        column(
          { head: columns.address, width: 136, card: 'line', className: 'text-ink-soft' },
          ({ address }) => address || auditText.none,
        ),
        { head: columns.more, hidesHead: true, width: 64, card: 'actions' },
      ]}
    />
  );
}

function When({ at }: Pick<AuditEntry, 'at'>) {
  const [day, time] = whenOf(at);
  return (
    <time dateTime={at}>
      <span className="tablet:block">{day}</span>{' '}
      <span className={classNames(rowDetailClass, 'max-tablet:inline')}>{time}</span>
    </time>
  );
}

function personOf({ accountName, account, action }: AuditEntry): string {
  if (action === 'signInFailed') return auditText.unknown;
  return accountName || account || auditText.server;
}
