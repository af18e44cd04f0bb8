import { createFileRoute } from '@tanstack/react-router';
import { ScreenInPreparation } from '../../../shared/layout/screens';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/contact/')({
  staticData: page({ title: titleText.contactList, claim: 'Permissions.Contacts', back: null, unit: 'contact', level: 1 }),
  component: ScreenInPreparation,
});
