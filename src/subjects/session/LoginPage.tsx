import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { session } from '../../machines/actors';
import { failureText } from '../../base/calls/failure-words';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { passwordWords, commonText } from '../../base/navigation/text';
import { SignInFrame } from './SignInFrame';
import { sessionText } from './text';
import { useLeaveSignIn } from './use-leave-sign-in';
import { whenDrawn } from '../../ui/when-drawn';

const OtherWays = whenDrawn(async () => (await import('./OtherWays')).OtherWays);
const SecondStepForm = whenDrawn(async () => (await import('./SecondStepForm')).SecondStepForm);

/** Offers of the server beside the password; it writes them into the page, so that others get no strange call. */
const waysOffered = () => document.querySelector<HTMLMetaElement>('meta[name=sign-in-ways]')?.content;

/**
 * Sign-in by account and password; also shows the progress of a sign-in by ticket
 * (decisions/003-calls-beyond-the-specification).
 */
export function LoginPage() {
  const isSecondStep = useSelector(session, (current) => current.hasTag('secondStep'));
  useLeaveSignIn();
  return <SignInFrame>{isSecondStep ? <SecondStepForm /> : <PasswordForm />}</SignInFrame>;
}

function PasswordForm() {
  const snapshot = useSelector(session, (current) => current);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const accountField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const ways = waysOffered();
  const error = snapshot.hasTag('failed') ? snapshot.context.error : null;

  // A failure keeps the input and focuses the password.
  useEffect(() => {
    if (error) passwordField.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!account.trim()) accountField.current?.focus();
    else if (!password) passwordField.current?.focus();
    else if (!isBusy) session.send({ type: 'password.submit', account: account.trim(), password });
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <h1 className="text-title font-bold">{sessionText.heading}</h1>
      <Field
        label={sessionText.account}
        error={isSubmitted && !account.trim() ? commonText.required : undefined}
      >
        <TextInput
          autoComplete="username"
          ref={accountField}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
      </Field>
      <Field label={sessionText.password} error={isSubmitted && !password ? commonText.required : undefined}>
        <PasswordInput
          words={passwordWords}
          autoComplete="current-password"
          ref={passwordField}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={sessionText.busy}>
        {sessionText.submit}
      </Button>
      {ways && <OtherWays ways={ways} isBusy={isBusy} />}
      <Link to="/forgot-password" className={`${linkClass} justify-self-center`}>
        {sessionText.forgot}
      </Link>
    </form>
  );
}
