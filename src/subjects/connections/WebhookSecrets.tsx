import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { endOldWebhookSecret, rotateWebhookSecret, showWebhookSecret } from '../../api/generated/operations';
import { useCall } from '../../base/calls/use-call';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import { ShownSecretDialog } from './ShownSecretDialog';
import { webhookText as text } from './text';
import type { Webhook } from './webhook-loaders';

interface WebhookSecretsProps {
  record: Webhook;
  now: number;
  canEdit: boolean;
}

/** Signing secrets: one, or two during a rotation. Each is shown once. */
export function WebhookSecrets({ record, now, canEdit }: WebhookSecretsProps) {
  const { id, secretHint, secretOn, isSecretShown, oldSecretHint, oldSecretUntil } = record;
  const router = useRouter();
  const showing = useCall();
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<'rotate' | 'end' | null>(null);
  const show = () =>
    showing.call(
      () => showWebhookSecret({ id }),
      (data) => setSecret(data.secret),
    );
  const isRotating = oldSecretUntil !== null;
  return (
    <TitledCard title={text.secretTitle} actions={isRotating && <Tag tone="warning">{text.rotating}</Tag>}>
      <ul className="divide-y divide-line">
        <SecretLine
          name={isRotating ? text.newSecret : text.secret}
          detail={<TimeIn say={text.madeOn} at={secretOn} to="near" now={now} />}
          hint={secretHint}
        >
          {canEdit && !isSecretShown && (
            <Button size="sm" busy={showing.isBusy} busyLabel={text.showing} onClick={() => void show()}>
              {text.show}
            </Button>
          )}
          {canEdit && (
            <Button size="sm" variant="text" onClick={() => setAsked('rotate')}>
              {text.rotate}
            </Button>
          )}
        </SecretLine>
        {isRotating && (
          <SecretLine
            name={text.oldSecret}
            detail={<TimeIn say={text.endsOn} at={oldSecretUntil} to="near" now={now} />}
            hint={oldSecretHint}
          >
            {canEdit && (
              <Button size="sm" variant="danger-text" onClick={() => setAsked('end')}>
                {text.endNow}
              </Button>
            )}
          </SecretLine>
        )}
      </ul>
      <p className="mt-3 text-caption text-ink-soft">{text.standard}</p>
      {asked && (
        <SecretQuestion
          id={id}
          asked={asked}
          isRotating={isRotating}
          onDone={async () => {
            if (asked === 'rotate') await show();
            setAsked(null);
            await router.invalidate();
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {secret !== null && (
        <ShownSecretDialog
          title={text.shownTitle}
          help={text.shownHelp}
          label={text.secret}
          secret={secret}
          kept={text.keptSecret}
          onClose={() => {
            setSecret(null);
            void router.invalidate();
          }}
        />
      )}
    </TitledCard>
  );
}

interface SecretQuestionProps {
  id: number;
  asked: 'rotate' | 'end';
  isRotating: boolean;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Asks before rotating a secret or ending the old one. */
function SecretQuestion({ id, asked, isRotating, onDone, onClose }: SecretQuestionProps) {
  const isEnd = asked === 'end';
  const rotation = isRotating ? text.rotateAgain : text.rotateQuestion;
  return (
    <CallDialog
      title={isEnd ? text.endNow : text.rotate}
      description={isEnd ? text.endQuestion : rotation}
      confirmLabel={isEnd ? text.endNow : text.rotate}
      busyLabel={isEnd ? text.ending : text.rotatingNow}
      tone={isEnd || isRotating ? 'danger' : 'primary'}
      operation={() => (isEnd ? endOldWebhookSecret({ id }) : rotateWebhookSecret({ id }))}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

interface SecretLineProps {
  name: string;
  detail: ReactNode;
  hint: string;
  children: ReactNode;
}

function SecretLine({ name, detail, hint, children }: SecretLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <b className="block">{name}</b>
        <span className="text-caption text-ink-soft">{detail}</span>
      </span>
      <code>{text.masked(hint)}</code>
      {children}
    </li>
  );
}
