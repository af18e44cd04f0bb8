import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { RoleAddPage } from '../../../features/roles/RoleFormPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/role/add')({
  staticData: page({
    title: titleText.role,
    claim: kindUnits.role,
    back: '/role',
    unit: 'role',
    level: 2,
  }),
  component: RoleAddPage,
});
