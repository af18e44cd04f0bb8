import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/role/edit/$id')({
  staticData: page({ title: titleText.role, claim: 'Permissions.Roles', back: '/role', unit: 'role', level: 2 }),
  component: ScreenInPreparation,
});
