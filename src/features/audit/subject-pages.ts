import { linkOptions } from '@tanstack/react-router';
import { titleText } from '../../navigation/text';
import type { AuditEntry } from './audit-loaders';
import { auditText } from './text';

/** The page on which the record of an entry stands, with its title; null where there is none. */
export function pageOf({ kind, recordId, action }: Pick<AuditEntry, 'kind' | 'recordId' | 'action'>) {
  if (action === 'delete' || action === 'purge') return null;
  if (kind === 'popup') return { title: titleText.homePopup, link: linkOptions({ to: '/home-popup' }) };
  if (kind === 'contactEmail') {
    return { title: titleText.contactEmail, link: linkOptions({ to: '/contact-email' }) };
  }
  if (kind === 'audit' || kind === 'template' || recordId === null) return null;
  const id = String(recordId);
  if (kind === 'site') {
    return {
      title: titleText.webHome,
      link: linkOptions({ to: '/web/home/$caseId', params: { caseId: id } }),
    };
  }
  return {
    title: auditText.edit(auditText.kinds[kind]),
    link: linkOptions({ to: `/${kind}/edit/$id`, params: { id } }),
  };
}

/** Where the version stands that was kept with an entry; null where none is. */
export function versionPageOf({ kind, recordId, versionId }: AuditEntry) {
  if (versionId === null || recordId === null) return null;
  const search = { version: versionId, against: 'previous' } as const;
  const params = { id: String(recordId) };
  switch (kind) {
    case 'popup':
      return linkOptions({ to: '/home-popup-history', search });
    case 'case':
    case 'article':
    case 'news':
    case 'role':
      return linkOptions({ to: `/${kind}/history/$id`, params, search });
    default:
      return null;
  }
}
