import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/contact/edit/$id')({
  staticData: page({ title: titleText.contact, claim: 'Permissions.Contacts', back: '/contact', unit: 'contact', level: 2 }),
  component: ScreenInPreparation,
});
