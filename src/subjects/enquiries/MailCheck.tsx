import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { limits } from '../../../openapi/generated/limits';
import { getTestMail, sendTestMail } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { TextInput } from '../../ui/TextInput';
import { useStableCallback } from '../../ui/use-stable-callback';
import type { ContactEmailData } from './contact-loaders';
import { contactText } from './text';

type State = keyof typeof contactText.testStates;

interface Outcome {
  key: string;
  state: State;
  error: string;
  /** Number of requests. */
  asked: number;
}

/** Milliseconds between checks of the test mail; the server sends every few seconds. */
const lookMs = 1500;
const maxLooks = 20;
const tones = { waiting: 'info', sent: 'success', filed: 'warning', failed: 'danger' } as const;
const address = new RegExp(limits.Email.pattern);

interface MailCheckProps {
  mail: NonNullable<ContactEmailData['mail']>;
  canEdit: boolean;
}

/** State of mails, and a test mail with its outcome. */
export function MailCheck({ mail, canEdit }: MailCheckProps) {
  const router = useRouter();
  const { call, isBusy } = useCall();
  const [to, setTo] = useState('');
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const email = to.trim();
  const isRight = email !== '' && address.test(email);
  const isWaiting = outcome?.state === 'waiting' && outcome.asked < maxLooks;
  const look = useStableCallback(async () => {
    if (!outcome) return;
    const result = await getTestMail({ key: outcome.key });
    setOutcome((now) =>
      now?.key === outcome.key ? { ...now, ...(result.ok ? result.data : {}), asked: now.asked + 1 } : now,
    );
    if (result.ok && result.data.state !== 'waiting') await router.invalidate();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [isWaiting, look]);

  const send = () => {
    setTried(true);
    if (!isRight) return;
    setOutcome(null);
    void call(
      () => sendTestMail({ email }),
      ({ key }) => setOutcome({ key, state: 'waiting', error: '', asked: 0 }),
    );
  };
  return (
    <TitledCard title={contactText.testTitle} caption={contactText.testHelp}>
      <div className="grid gap-4">
        {!mail.hasServer && <Note tone="warning">{contactText.noServer}</Note>}
        {mail.waiting + mail.givenUp > 0 && (
          <Note tone="warning">{contactText.mailTrouble(mail.waiting, mail.givenUp)}</Note>
        )}
        {canEdit && (
          <div className="flex flex-wrap items-start gap-2">
            <div className="min-w-48 flex-1 max-narrow:min-w-full">
              <Field
                label={contactText.testTo}
                error={isTried && !isRight ? limits.Email.message : undefined}
              >
                <TextInput
                  type="email"
                  autoComplete="email"
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              </Field>
            </div>
            <Button
              className="mt-6 max-tablet:mt-0 max-tablet:w-full"
              icon="send"
              busy={isBusy || isWaiting}
              busyLabel={contactText.testSending}
              onClick={send}
            >
              {contactText.testSend}
            </Button>
          </div>
        )}
        <div role="status">
          {outcome && !isWaiting && (
            <Note tone={tones[outcome.state]}>
              {contactText.testStates[outcome.state]}
              {outcome.error && <span className="block">{contactText.testError(outcome.error)}</span>}
            </Note>
          )}
        </div>
      </div>
    </TitledCard>
  );
}
