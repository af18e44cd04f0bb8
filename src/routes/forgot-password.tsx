import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../features/session/ForgotPasswordPage';
import { page } from '../navigation/page-meta';
import { titleText } from '../navigation/text';

export const Route = createFileRoute('/forgot-password')({
  staticData: page({ title: titleText.forgotPassword, claim: null, back: null, unit: 'session', level: 1 }),
  component: ForgotPasswordPage,
});
