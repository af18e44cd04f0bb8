import { createFileRoute } from '@tanstack/react-router';
import { loadMails } from '../../features/about/about-loaders';
import { MailsPage } from '../../features/about/MailsPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/_layout/mails')({
  staticData: page({
    title: titleText.mails,
    claim: 'Permissions.Roles',
    back: '/about',
    unit: 'about',
    level: 2,
  }),
  loader: loadMails,
  component: MailsPage,
});
