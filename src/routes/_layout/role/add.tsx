import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { RoleAddPage } from '../../../subjects/roles/RoleFormPage';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

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
