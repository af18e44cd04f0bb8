import { useState } from 'react';
import { compactMoment } from '../../base/time/date-time';
import { Time, TimeIn } from '../../base/time/Time';
import { Avatar } from '../../ui/Avatar';
import { IconButton } from '../../ui/IconButton';
import { callResultWords } from '../../../openapi/generated/words';
import type { ContactEvent, ContactRecord } from './contact-loaders';
import { replyText } from './reply-text';
import { contactText } from './text';
import { Tag } from '../../ui/Tag';
import { whenDrawn } from '../../ui/when-drawn';

const NoteDialog = whenDrawn(async () => (await import('./NoteDialog')).NoteDialog);

interface ContactEventsProps {
  record: ContactRecord;
  /** True if the account may edit its own notes. */
  canEdit: boolean;
}

const rowClass =
  'relative grid grid-cols-[--spacing(8)_minmax(0,1fr)] gap-3 pb-4 text-table last:pb-0 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-4 not-last:before:w-px not-last:before:bg-line';

/** History of an enquiry, newest first: notes with authors; rings mark changes and mails. */
export function ContactEvents({ record, canEdit }: ContactEventsProps) {
  const [now] = useState(() => Date.now());
  const [editedId, setEdited] = useState<number | null>(null);
  const { notes = [] } = record;
  const edited = notes.find(({ id }) => id === editedId);
  return (
    <ol>
      {notes.map((event) =>
        event.text ? (
          <li key={event.id} className={rowClass}>
            <Avatar name={event.author} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <b>{event.author}</b>
                <span className="text-caption text-ink-soft">
                  <Time at={event.at} to="near" now={now} />
                </span>
                {event.editedOn && (
                  <span className="text-caption text-ink-soft">
                    <TimeIn say={contactText.edited} at={event.editedOn} to="near" now={now} />
                  </span>
                )}
                {event.isOwn && canEdit && (
                  <IconButton
                    icon="edit"
                    size="sm"
                    className="-my-1 ml-auto self-center"
                    label={contactText.editNoteOf(compactMoment(event.at, now))}
                    onClick={() => setEdited(event.id)}
                  />
                )}
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere">{event.text}</p>
            </div>
          </li>
        ) : event.mail ? (
          <MailLine key={event.id} event={event} mail={event.mail} now={now} />
        ) : (
          <MachineLine key={event.id} on={event.at} now={now} text={changeText(event)} />
        ),
      )}
      <MachineLine on={record.createdOn} now={now} text={contactText.sent(record.caseTitle)} />
      {edited && <NoteDialog note={edited} onClose={() => setEdited(null)} />}
    </ol>
  );
}

const stateTones = {
  waiting: 'neutral',
  sent: 'success',
  filed: 'warning',
  failed: 'warning',
  givenUp: 'danger',
} as const;

interface MailLineProps {
  event: ContactEvent;
  mail: NonNullable<ContactEvent['mail']>;
  now: number;
}

/** A reply with its words and its state of sending. */
function MailLine({ event: { author, at, handleStatus }, mail, now }: MailLineProps) {
  return (
    <li className={rowClass}>
      <Avatar name={author} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b>{author}</b>
          <span className="text-caption text-ink-soft">
            <Time at={at} to="near" now={now} />
          </span>
          <span className="text-caption">
            {replyText.mailed}
            {handleStatus !== null &&
              contactText.separator + contactText.moved(contactText.statuses[handleStatus])}
          </span>
          {mail.state && <Tag tone={stateTones[mail.state]}>{replyText.states[mail.state]}</Tag>}
        </p>
        <p className="mt-1 font-bold wrap-anywhere">{mail.subject}</p>
        <p className="whitespace-pre-wrap wrap-anywhere">{mail.body}</p>
      </div>
    </li>
  );
}

function MachineLine({ on, now, text }: { on: string; now: number; text: string }) {
  return (
    <li className={rowClass}>
      <span
        aria-hidden="true"
        className="mt-1.5 size-2.5 justify-self-center rounded-full border-2 border-control"
      />
      <p className="flex flex-wrap items-baseline gap-x-2 text-caption">
        <span className="text-ink-soft">
          <Time at={on} to="near" now={now} />
        </span>
        {text}
      </p>
    </li>
  );
}

/** Call, assignment and change of state of one save. */
function changeText({ author, assignee, handleStatus, callResult }: ContactEvent): string {
  const parts = [
    callResult && contactText.called(author, callResultWords[callResult]),
    assignee !== null && contactText.gave(author, assignee),
  ].filter(Boolean);
  const state = handleStatus === null ? '' : contactText.statuses[handleStatus];
  if (parts.length === 0) return state && contactText.movedBy(author, state);
  return [...parts, ...(state ? [contactText.moved(state)] : [])].join(contactText.separator);
}
