import { Link } from '@tanstack/react-router';
import { linkClass } from '../../ui/link-class';
import { idText } from '../../records/list/id-text';
import { DifferenceTable } from '../../records/record/DifferenceTable';
import type { AuditEntry } from './audit-loaders';
import { entryDifferences } from './audit-words';
import { deviceText } from './device';
import { pageOf, versionPageOf } from './subject-pages';
import { auditText } from './text';

/** Changes and circumstances of an entry. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const differences = entryDifferences(entry);
  const page = pageOf(entry);
  const version = versionPageOf(entry);
  const facts = {
    id: idText(entry.id),
    account: entry.account,
    address: entry.address,
    device: deviceText(entry.userAgent),
    operation: entry.operation,
    request: entry.requestId,
  };
  return (
    <div className="grid items-start gap-6 py-2 desktop:grid-cols-[minmax(0,1fr)_--spacing(70)]">
      {differences.length > 0 ? (
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <DifferenceTable
            differences={differences}
            caption={auditText.changes}
            before={auditText.before}
            after={auditText.after}
          />
        </div>
      ) : (
        <p className="text-ink-soft">{auditText.noChanges}</p>
      )}
      <dl className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-2">
        {Object.entries(facts)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{auditText.facts[name as keyof typeof facts]}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        {page && (
          <div className="contents">
            <dt className="text-ink-soft">{auditText.page}</dt>
            <dd>
              <Link {...page.link} className={linkClass}>
                {page.title}
              </Link>
            </dd>
          </div>
        )}
        {version && (
          <div className="col-span-2">
            <dt className="sr-only">{auditText.record}</dt>
            <dd>
              <Link {...version} className={linkClass}>
                {auditText.version}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
