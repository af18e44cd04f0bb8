import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { roleListSearch } from '../../../subjects/roles/role-list-search';
import { loadRoles } from '../../../subjects/roles/role-loaders';
import { RoleListPage } from '../../../subjects/roles/RoleListPage';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/role/')({
  staticData: page({
    title: titleText.roleList,
    claim: kindUnits.role,
    back: null,
    unit: 'role',
    level: 1,
  }),
  validateSearch: roleListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadRoles(deps),
  component: RoleListPage,
});
