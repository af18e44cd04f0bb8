import { createFileRoute } from '@tanstack/react-router';
import { loadMails } from '../../subjects/about/about-loaders';
import { MailsPage } from '../../subjects/about/MailsPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

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
