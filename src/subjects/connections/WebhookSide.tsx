import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { WebhookEvent } from '../../../openapi/generated/enums';
import { deleteWebhook, pauseWebhook, testWebhook } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Note } from '../../ui/Note';
import { Select } from '../../ui/Select';
import { SwitchField } from '../../ui/SwitchField';
import { CodeBox } from './CodeBox';
import { webhookLogText, webhookText as text } from './text';
import type { Webhook, WebhookTry } from './webhook-loaders';
import { isTaken, resultText, weekText } from './webhook-words';
import { commonText } from '../../base/navigation/text';
import { Facts } from '../../ui/Facts';
import { CallButton } from '../../records/record-actions/CallButton';

interface WebhookSideProps {
  record: Webhook;
  now: number;
  canEdit: boolean;
}

/** State of a webhook, test and deletion. */
export function WebhookSide(props: WebhookSideProps) {
  return (
    <aside className="grid min-w-0 content-start gap-4" aria-label={text.stateTitle}>
      <StateCard {...props} />
      {props.canEdit && <TestCard record={props.record} />}
    </aside>
  );
}

function StateCard({ record, now, canEdit }: WebhookSideProps) {
  const { id, name, state, lastTry, waiting, nextTryOn } = record;
  const { call, isBusy } = useCallAndReload();
  const { canDelete } = usePermission(text.unit);
  const isOn = state === 'ok' || state === 'retrying';
  const next =
    isOn && nextTryOn ? (
      <TimeIn say={(time) => text.waitingUntil(waiting, time)} at={nextTryOn} to="near" now={now} />
    ) : (
      text.eventCount(waiting)
    );
  const facts: [string, ReactNode][] = [
    [
      text.last,
      lastTry ? (
        <TimeIn
          key="last"
          say={(time) => `${time}　${resultText(lastTry)}`}
          at={lastTry.at}
          to="near"
          now={now}
        />
      ) : (
        text.neverSent
      ),
    ],
    [text.waiting, waiting === 0 ? text.noneWaiting : next],
    [text.week, weekText(record) ?? text.neverSent],
  ];
  return (
    <TitledCard title={text.stateTitle}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SwitchField
          checked={isOn}
          disabled={!canEdit}
          busy={isBusy}
          aria-label={text.on}
          onCheckedChange={(isSent) => void call(() => pauseWebhook({ id }, { isPaused: !isSent }))}
        >
          {isOn ? text.on : text.states[state]}
        </SwitchField>
        <Link to="/connection/webhook/log/$id" params={{ id: String(id) }} className="text-primary underline">
          {webhookLogText.list}
        </Link>
      </div>
      <Facts className="mt-4 grid-cols-[--spacing(24)_minmax(0,1fr)] gap-y-2 text-table" rows={facts} />
      {canDelete && <DeleteWebhook id={id} name={name} />}
    </TitledCard>
  );
}

function DeleteWebhook({ id, name }: Pick<Webhook, 'id' | 'name'>) {
  const navigate = useNavigate();
  return (
    <CallButton
      size="sm"
      variant="danger-text"
      className="mt-4 -ml-3"
      question={{
        title: text.deleteTitle,
        description: text.deleteQuestion(name),
        confirmLabel: text.delete,
        busyLabel: commonText.deleting,
        operation: () => deleteWebhook({ id }),
      }}
      onDone={() => navigate({ to: '/connection/webhook', ignoreBlocker: true })}
    >
      {text.deleteTitle}
    </CallButton>
  );
}

/** Sends a test event, marked as such, and shows the answer. */
function TestCard({ record: { id, events } }: { record: Webhook }) {
  const { call, isBusy, error } = useCallAndReload();
  const [event, setEvent] = useState<WebhookEvent>(events[0] ?? 'content.online');
  const [answer, setAnswer] = useState<WebhookTry | null>(null);
  const send = () => call(() => testWebhook({ id }, { event }), setAnswer);
  return (
    <TitledCard title={text.testTitle}>
      <Field label={text.event}>
        <Select
          value={event}
          onChange={({ target }) =>
            setEvent(Object.values(WebhookEvent).find((each) => each === target.value) ?? event)
          }
        >
          {Object.values(WebhookEvent).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3" aria-live="polite">
        <Button icon="send" busy={isBusy} busyLabel={commonText.sending} onClick={() => void send()}>
          {text.test}
        </Button>
        {answer && (
          <span>
            <b className={isTaken(answer) ? 'text-success' : 'text-danger'}>{resultText(answer)}</b>
            <span className="ml-3 text-caption text-ink-soft">{webhookLogText.ms(answer.ms)}</span>
          </span>
        )}
      </div>
      <div role="alert">{error && <Note tone="danger">{failureText(error)}</Note>}</div>
      {answer && (
        <div className="mt-3 grid gap-3">
          <CodeBox label={text.answer} text={answer.answer || webhookLogText.noAnswer} />
          <CodeBox label={text.sent} text={answer.request} />
        </div>
      )}
    </TitledCard>
  );
}
