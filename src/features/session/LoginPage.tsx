import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { session } from '../../machines/actors';
import { failureText } from '../../calls/failure-words';
import { takePlace } from '../../session/return-path';
import { commonText } from '../../layout/text';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { Elevation } from './Elevation';
import { sessionText } from './text';

/** Signs in by account and password; shows, too, how a sign-in by the portal's ticket goes (decisions 3). */
export function LoginPage() {
  const navigate = useNavigate();
  const snapshot = useSelector(session, (current) => current);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const error = snapshot.hasTag('failed') ? snapshot.context.error : null;

  useEffect(() => {
    document.title = `${sessionText.heading}｜${commonText.product}`;
  }, []);
  // On /logout no guard leads on: signing in there leads home, or back to where the session expired.
  const isSignedOut = snapshot.hasTag('signedOut');
  const isSignedIn = snapshot.hasTag('signedIn');
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (isSignedOut) wasSignedOut.current = true;
    else if (isSignedIn && wasSignedOut.current) {
      wasSignedOut.current = false;
      void navigate({ href: takePlace(snapshot.context.account?.id) });
    }
  }, [isSignedOut, isSignedIn, navigate, snapshot]);
  // Nothing typed is cleared; the next thing to do is to type the password again.
  useEffect(() => {
    if (error) passwordField.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isBusy && account.trim() && password) {
      session.send({ type: 'password.submit', account: account.trim(), password });
    }
  };
  return (
    <div className="grid min-h-screen desktop:grid-cols-2">
      <div className="hidden items-center justify-center bg-sunken p-10 desktop:flex">
        <Elevation label={sessionText.drawing} />
      </div>
      <main className="flex items-center justify-center p-6">
        <form className="grid w-full max-w-90 gap-4" onSubmit={submit} noValidate>
          <div className="mb-2">
            <p className="text-section font-bold">{commonText.product}</p>
            <p className="text-ink-soft">{sessionText.slogan}</p>
          </div>
          <h1 className="text-title font-bold">{sessionText.heading}</h1>
          <Field
            label={sessionText.account}
            error={isSubmitted && !account.trim() ? sessionText.required : undefined}
          >
            <TextInput
              autoComplete="username"
              value={account}
              onChange={(event) => setAccount(event.target.value)}
            />
          </Field>
          <Field
            label={sessionText.password}
            error={isSubmitted && !password ? sessionText.required : undefined}
          >
            <TextInput
              type="password"
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
        </form>
      </main>
    </div>
  );
}
