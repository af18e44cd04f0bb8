import { kindNames } from '../../../openapi/generated/kinds';
import { histories } from '../../records/kinds/histories';
import { kinds } from '../../records/kinds/kinds';
import { titleText } from '../../base/navigation/text';
import type { AuditEntry } from './audit-loaders';
import { auditText } from './text';

/** True for singletons, which have no title of their own. */
export const isOneOfAKind = (kind: AuditEntry['kind']) =>
  kind === 'popup' || kind === 'company' || kind === 'contactEmail';

/** Page of an entry's record; null without one. */
export function pageOf({ kind, recordId, action }: Pick<AuditEntry, 'kind' | 'recordId' | 'action'>) {
  if (action === 'delete' || action === 'purge') return null;
  const { open, list } = kinds[kind];
  if (isOneOfAKind(kind)) return list ? { title: list.title, link: { to: list.to } } : null;
  if (!open || recordId === null) return null;
  const title = kind === 'site' ? titleText.webHome : auditText.edit(kindNames[kind]);
  return { title, link: open(recordId) };
}

/** Page of the version stored with an entry; null without one. */
export function versionPageOf({ kind, recordId, versionId }: AuditEntry) {
  const history = histories[kind];
  if (versionId === null || recordId === null || !history) return null;
  return history.open(recordId, { version: versionId, against: 'previous' });
}
