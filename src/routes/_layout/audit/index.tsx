import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { auditListSearch } from '../../../subjects/audit/audit-list-search';
import { loadAudit } from '../../../subjects/audit/audit-loaders';
import { AuditListPage } from '../../../subjects/audit/AuditListPage';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/audit/')({
  staticData: page({
    title: titleText.auditList,
    claim: kindUnits.audit,
    back: null,
    unit: 'audit',
    level: 1,
  }),
  validateSearch: auditListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadAudit(deps),
  component: AuditListPage,
});
