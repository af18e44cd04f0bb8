import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { roleListSearch } from '../../../features/roles/role-list-search';
import { loadRoles } from '../../../features/roles/role-loaders';
import { RoleListPage } from '../../../features/roles/RoleListPage';
import { pageDefaults } from '../../../list/list-search';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

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
