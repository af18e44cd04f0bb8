import { getRouteApi, Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import type { ApiError } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { session } from '../../machines/actors';
import { textLength } from '../../ui/text-length';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { PasswordInput } from '../../ui/PasswordInput';
import { passwordWords, commonText } from '../../base/navigation/text';
import { passwordText as text } from './password-text';
import { SecondStepForm } from './SecondStepForm';
import { SignInFrame } from './SignInFrame';
import { useLeaveSignIn } from './use-leave-sign-in';

const route = getRouteApi('/set-password');
const { minLength, maxLength } = limits.OwnPasswordUpdate.newPassword;

/**
 * Sets a password by the link of an invitation or a forgotten password, and signs in
 * (decisions/015-own-account).
 */
export function SetPasswordPage() {
  const { link, owner } = route.useLoaderData();
  const snapshot = useSelector(session, (current) => current);
  useLeaveSignIn();
  return (
    <SignInFrame title={text.setTitle}>
      {snapshot.hasTag('secondStep') ? (
        <SecondStepForm />
      ) : snapshot.hasTag('authorized') ? (
        <SignedInAlready name={snapshot.context.account?.name ?? ''} />
      ) : owner ? (
        <PasswordForm link={link} account={owner.account} name={owner.isInvitation ? owner.name : null} />
      ) : (
        <Said title={text.badTitle} help={text.badHelp}>
          <Link to="/forgot-password" className={linkClass}>
            {text.forgotAgain}
          </Link>
        </Said>
      )}
    </SignInFrame>
  );
}

/** `name`: name of the invited person. */
function PasswordForm({ link, account, name }: { link: string; account: string; name: string | null }) {
  const snapshot = useSelector(session, (current) => current);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isBusy = snapshot.hasTag('busy');
  const error = snapshot.hasTag('failed') ? snapshot.context.error : null;
  const isInRange = textLength(password) >= minLength && textLength(password) <= maxLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isBusy && isInRange && password === again) {
      session.send({ type: 'link.submit', passwordLink: link, newPassword: password });
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-title font-bold">{text.setTitle}</h1>
        {name !== null && <p className="text-ink-soft">{text.welcome(name)}</p>}
        <p className="break-all text-ink-soft">{account}</p>
      </div>
      {/* For password managers, which store the new password under it. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <Field
        label={text.newPassword}
        help={text.help}
        error={isSubmitted && !isInRange ? text.range : undefined}
      >
        <PasswordInput
          words={passwordWords}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label={text.repeat} error={isSubmitted && password !== again ? text.differs : undefined}>
        <PasswordInput
          words={passwordWords}
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </Field>
      <div role="alert">
        {error && <Note tone="danger">{fieldMessage(error) ?? failureText(error)}</Note>}
      </div>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={commonText.saving}>
        {text.submit}
      </Button>
      {name === null && <p className="text-caption text-ink-soft border-t border-line pt-4">{text.ends}</p>}
    </form>
  );
}

function SignedInAlready({ name }: { name: string }) {
  return (
    <Said title={text.signedInTitle} help={text.signedInHelp(name)}>
      <Button onClick={() => session.send({ type: 'signOut.request' })}>{text.signOut}</Button>
    </Said>
  );
}

function Said({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div>
        <h1 className="text-title font-bold">{title}</h1>
        <p className="text-ink-soft">{help}</p>
      </div>
      {children}
    </div>
  );
}

function fieldMessage(error: ApiError): string | undefined {
  return error.kind === 'status' ? error.errors?.['newPassword']?.[0] : undefined;
}
