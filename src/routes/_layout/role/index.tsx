import { createFileRoute } from '@tanstack/react-router';
import { loadRoles } from '../../../features/roles/role-loaders';
import { RoleListPage } from '../../../features/roles/RoleListPage';
import { page } from '../../../page-meta';
import { titleText } from '../../../layout/text';

export const Route = createFileRoute('/_layout/role/')({
  staticData: page({
    title: titleText.roleList,
    claim: 'Permissions.Roles',
    back: null,
    unit: 'role',
    level: 1,
  }),
  loader: () => loadRoles(),
  component: RoleListPage,
});
