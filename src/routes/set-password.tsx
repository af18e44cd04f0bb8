import { createFileRoute } from '@tanstack/react-router';
import { loadPasswordLink } from '../features/session/password-link-loader';
import { SetPasswordPage } from '../features/session/SetPasswordPage';
import { page } from '../navigation/page-meta';
import { titleText } from '../navigation/text';

export const Route = createFileRoute('/set-password')({
  staticData: page({ title: titleText.setPassword, claim: null, back: null, unit: 'session', level: 1 }),
  loader: ({ location }) => loadPasswordLink(location.hash),
  component: SetPasswordPage,
});
