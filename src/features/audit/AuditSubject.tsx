import { Link } from '@tanstack/react-router';
import type { AuditEntry } from './audit-loaders';
import { auditText } from './text';
import { linkClass } from '../../ui/link-class';
import { rowTitleClass } from '../../ui/row-class';

const forms = {
  account: '/account/edit/$id',
  role: '/role/edit/$id',
  article: '/article/edit/$id',
  case: '/case/edit/$id',
  news: '/news/edit/$id',
  contact: '/contact/edit/$id',
} as const;

/** The record of an entry, with the way to where it is now. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { kind, recordId, title, action } = entry;
  return (
    <>
      <span className="text-ink-soft">{auditText.kinds[kind]}</span>　
      {recordId !== null && <RecordLink {...{ kind, recordId, title, action }} />}
      {action === 'delete' && (
        <>
          　
          <Link to="/trash" className={linkClass}>
            {auditText.trash}
          </Link>
        </>
      )}
    </>
  );
}

function RecordLink({
  kind,
  recordId,
  title,
  action,
}: Pick<AuditEntry, 'kind' | 'title' | 'action'> & { recordId: number }) {
  const text = title || (kind === 'popup' || kind === 'contactEmail' ? '' : auditText.number(recordId));
  const isGone = action === 'delete' || action === 'purge';
  const id = String(recordId);
  if (isGone || !text || kind === 'popup' || kind === 'contactEmail' || kind === 'audit') {
    return <span className={rowTitleClass()}>{text}</span>;
  }
  if (kind === 'site') {
    return (
      <Link to="/web/home/$caseId" params={{ caseId: id }} className={rowTitleClass()}>
        {text}
      </Link>
    );
  }
  return (
    <Link to={forms[kind]} params={{ id }} className={rowTitleClass()}>
      {text}
    </Link>
  );
}
