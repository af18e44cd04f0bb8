import { listAuditTrails } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadPage } from '../../records/list/load-list';
import { type AuditListSearch, auditQuery } from './audit-list-search';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPerson = components['schemas']['AuditPage']['people'][number];

/** One page of the audit trail. Throws LoadError. */
export async function loadAudit(search: AuditListSearch) {
  return {
    page: await loadPage(search, (range) => listAuditTrails({ ...range, ...auditQuery(search) })),
    search,
  };
}
