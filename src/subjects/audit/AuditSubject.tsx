import { Link } from '@tanstack/react-router';
import type { AuditEntry } from './audit-loaders';
import { kindNames } from '../../../openapi/generated/kinds';
import { trash } from '../../records/kinds/trash';
import { isOneOfAKind, pageOf } from './subject-pages';
import { auditText } from './text';
import { linkClass } from '../../ui/link-class';

/** True for kinds with a trash, which includes drafts of a site; other kinds are purged immediately. */
const goesToTrash = (kind: AuditEntry['kind']) => kind === 'site' || trash[kind] !== undefined;

/** On one line with kind and action. */
const titleClass = 'font-bold break-words [a]:hover:text-primary';

/** Record of an entry, with a link to its present place. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { kind, recordId, title, action } = entry;
  const hasNoName = isOneOfAKind(kind) || recordId === null;
  const text = title || (hasNoName ? '' : auditText.number(recordId));
  const page = pageOf(entry);
  return (
    <>
      <span className="text-ink-soft">{kindNames[kind]}</span>
      {'　'}
      {page && text ? (
        <Link {...page.link} className={titleClass}>
          {text}
        </Link>
      ) : (
        <span className={titleClass}>{text}</span>
      )}
      {action === 'delete' && goesToTrash(kind) && (
        <>
          {'　'}
          <Link to="/trash" className={linkClass}>
            {auditText.trash}
          </Link>
        </>
      )}
    </>
  );
}
