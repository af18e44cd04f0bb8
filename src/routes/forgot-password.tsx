import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../subjects/session/ForgotPasswordPage';
import { page } from '../base/navigation/page-meta';
import { titleText } from '../base/navigation/text';

export const Route = createFileRoute('/forgot-password')({
  staticData: page({ title: titleText.forgotPassword, claim: null, back: null, unit: 'session', level: 1 }),
  component: ForgotPasswordPage,
});
