import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../../base/calls/failure-words';
import { session } from '../../machines/actors';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { secondStepText as text } from './second-step-text';
import { commonText } from '../../base/navigation/text';

/** Second step of a sign-in: the app's passcode, or a recovery code. */
export function SecondStepForm() {
  const snapshot = useSelector(session, (current) => current);
  const [isRecovery, setRecovery] = useState(false);
  const [passcode, setPasscode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = snapshot.hasTag('busy');
  const error = snapshot.hasTag('failed') ? snapshot.context.error : null;
  // A switch of the field or a rejected passcode focuses the input.
  const place = `${isRecovery} ${error === null}`;
  useEffect(() => {
    if (place) field.current?.focus();
  }, [place]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isBusy && passcode.trim()) session.send({ type: 'passcode.submit', passcode: passcode.trim() });
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-title font-bold">{text.title}</h1>
        <p className="text-ink-soft">{isRecovery ? text.recoveryHelp : text.help}</p>
      </div>
      <Field
        label={isRecovery ? text.recoveryCode : text.passcode}
        error={isSubmitted && !passcode.trim() ? commonText.required : undefined}
      >
        <TextInput
          key={String(isRecovery)}
          ref={field}
          className="text-title tabular-nums"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={20}
          value={passcode}
          onChange={(event) => setPasscode(event.target.value)}
        />
      </Field>
      <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      <Button type="submit" variant="primary" busy={isBusy} busyLabel={text.busy}>
        {text.submit}
      </Button>
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <Button
          variant="text"
          onClick={() => {
            setRecovery(!isRecovery);
            setPasscode('');
            setSubmitted(false);
          }}
        >
          {isRecovery ? text.toApp : text.toRecovery}
        </Button>
        <Button variant="text" onClick={() => session.send({ type: 'secondStep.cancel' })}>
          {text.back}
        </Button>
        <p className="text-caption text-ink-soft">{text.lost}</p>
      </div>
    </form>
  );
}
