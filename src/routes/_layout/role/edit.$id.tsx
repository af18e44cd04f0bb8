import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadRole } from '../../../subjects/roles/role-loaders';
import { RoleEditPage } from '../../../subjects/roles/RoleFormPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/role/edit/$id')({
  staticData: page({
    title: titleText.role,
    claim: kindUnits.role,
    back: '/role',
    unit: 'role',
    level: 2,
    about: 'name',
  }),
  loader: ({ params }) => loadRole(params.id),
  component: RoleEditPage,
});
