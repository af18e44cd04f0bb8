import { kindNames } from '../../../openapi/generated/kinds';
import { kinds } from '../../kinds/kinds';
import { titleText } from '../../navigation/text';
import type { AuditEntry } from './audit-loaders';
import { auditText } from './text';

/** True for singletons, which have no title of their own. */
export const isOneOfAKind = (kind: AuditEntry['kind']) =>
  kind === 'popup' || kind === 'company' || kind === 'contactEmail';

/** Page of an entry's record; null without one. */
export function pageOf({ kind, recordId, action }: Pick<AuditEntry, 'kind' | 'recordId' | 'action'>) {
  if (action === 'delete' || action === 'purge') return null;
  const { open, list } = kinds[kind];
  const isOnlyOne = isOneOfAKind(kind);
  if (!open || (recordId === null && !isOnlyOne)) return null;
  const title = isOnlyOne ? list?.title : kind === 'site' ? titleText.webHome : undefined;
  return { title: title ?? auditText.edit(kindNames[kind]), link: open(recordId ?? 1) };
}

/** Page of the version stored with an entry; null without one. */
export function versionPageOf({ kind, recordId, versionId }: AuditEntry) {
  const { history } = kinds[kind];
  if (versionId === null || recordId === null || !history) return null;
  return history.open(recordId, { version: versionId, against: 'previous' });
}
