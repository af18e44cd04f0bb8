import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../subjects/session/LoginPage';
import { page } from '../base/navigation/page-meta';
import { titleText } from '../base/navigation/text';

export const Route = createFileRoute('/login/{-$platformKey}')({
  staticData: page({ title: titleText.login, claim: null, back: null, unit: 'session', level: 1 }),
  component: LoginPage,
});
