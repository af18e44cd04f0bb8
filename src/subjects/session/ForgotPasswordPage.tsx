import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { requestPasswordLink } from '../../api/generated/sign-in-operations';
import type { ApiError } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { useCall } from '../../base/calls/use-call';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { passwordText as text } from './password-text';
import { SignInFrame } from './SignInFrame';
import { commonText } from '../../base/navigation/text';

const linkMinutes = 30;
const waitSeconds = 60;

/**
 * Requests a link for a forgotten password; the answer never reveals whether the account exists
 * (decisions/015-own-account).
 */
export function ForgotPasswordPage() {
  const { call, isBusy, error } = useCall();
  const [account, setAccount] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [answer, setAnswer] = useState<{ isMailed: boolean; at: number } | null>(null);
  const send = () =>
    call(
      () => requestPasswordLink({ account: account.trim() }, { withoutAppText: true }),
      ({ isMailed }) => setAnswer({ isMailed, at: Date.now() }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (account.trim()) void send();
  };
  if (answer) return <Answered {...answer} isBusy={isBusy} onAgain={() => void send()} />;
  return (
    <SignInFrame title={text.forgotTitle}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <div>
          <h1 className="text-title font-bold">{text.forgotTitle}</h1>
          <p className="text-ink-soft">{text.forgotHelp}</p>
        </div>
        <Field label={text.account} error={isSubmitted && !account.trim() ? commonText.required : undefined}>
          <TextInput
            autoComplete="username"
            maxLength={200}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
        </Field>
        <div role="alert">
          {error && <Note tone="danger">{isUnknownCall(error) ? text.noLinks : failureText(error)}</Note>}
        </div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.sending}>
          {text.send}
        </Button>
        <BackLink />
      </form>
    </SignInFrame>
  );
}

function Answered({
  isMailed,
  at,
  isBusy,
  onAgain,
}: {
  isMailed: boolean;
  at: number;
  isBusy: boolean;
  onAgain: () => void;
}) {
  const left = useSecondsUntil(at + waitSeconds * 1000);
  return (
    <SignInFrame title={text.forgotTitle}>
      <div className="grid gap-4">
        <div role="status">
          <h1 className="text-title font-bold">{isMailed ? text.sentTitle : text.noMailTitle}</h1>
          <p className="text-ink-soft">{isMailed ? text.sentHelp : text.noMail}</p>
        </div>
        {isMailed && (
          <>
            <Note tone="success" icon="mail">
              <TimeIn
                say={text.validUntil}
                at={new Date(at + linkMinutes * 60_000).toISOString()}
                to="moment"
                now={at}
              />
            </Note>
            <Button disabled={left > 0} busy={isBusy} onClick={onAgain}>
              {left > 0 ? text.againIn(left) : text.again}
            </Button>
          </>
        )}
        <BackLink />
        {isMailed && (
          <p className="text-caption text-ink-soft border-t border-line pt-4">{text.notReceived}</p>
        )}
      </div>
    </SignInFrame>
  );
}

/**
 * Servers that implement only the specification lack this call (decisions/030-specification-only-servers). That is
 * unknown before sign-in.
 */
function isUnknownCall(error: ApiError): boolean {
  return error.kind === 'status' && error.status === 404;
}

function BackLink() {
  return (
    <Link to="/login/{-$platformKey}" className={`${linkClass} justify-self-center`}>
      {text.back}
    </Link>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
