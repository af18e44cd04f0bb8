import { getRouteApi } from '@tanstack/react-router';
import { exportAuditTrails } from '../../api/generated/operations';
import { ListCard } from '../../records/list/ListCard';
import { auditFilter } from './audit-filter';
import { auditQuery } from './audit-list-search';
import { AuditTable } from './AuditTable';
import { auditText } from './text';

const route = getRouteApi('/_layout/audit/');

/** The audit trail, newest first (decisions/013-audit-trail). */
export function AuditListPage() {
  const { page, search } = route.useLoaderData();
  return (
    <ListCard
      list="audit"
      search={search}
      page={page}
      icon="clock"
      head={<p className="text-caption text-ink-soft">{auditText.note}</p>}
      csv={{ send: () => exportAuditTrails(auditQuery(search)), name: auditText.list, feature: 'exports' }}
      filter={auditFilter(page.people)}
    >
      <AuditTable items={page.items} />
    </ListCard>
  );
}
