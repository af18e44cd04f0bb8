import { createFileRoute } from '@tanstack/react-router';
import { loadPasswordLink } from '../subjects/session/password-link-loader';
import { SetPasswordPage } from '../subjects/session/SetPasswordPage';
import { page } from '../base/navigation/page-meta';
import { titleText } from '../base/navigation/text';

export const Route = createFileRoute('/set-password')({
  staticData: page({ title: titleText.setPassword, claim: null, back: null, unit: 'session', level: 1 }),
  loader: ({ location }) => loadPasswordLink(location.hash),
  component: SetPasswordPage,
});
