import { getRouteApi } from '@tanstack/react-router';
import { TimeIn } from '../../base/time/Time';
import { TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { linkClass } from '../../ui/link-class';
import { aboutText as text } from './text';

const route = getRouteApi('/_layout/mails');

/** Mails of a demo, the newest first. */
export function MailsPage() {
  const mails = route.useLoaderData();
  return (
    <div className="grid max-w-180 gap-4">
      <p className="text-ink-soft">{text.mailsHelp}</p>
      {mails.length === 0 && <EmptyState title={text.noMails} />}
      {mails.map(({ id, recipients, subject, body, hasCalendar, sentOn }) => (
        <TitledCard
          key={id}
          title={subject}
          caption={sentOn === null ? text.mailWaits : <TimeIn say={(time) => time} at={sentOn} />}
        >
          <p className="mb-3 text-caption wrap-anywhere text-ink-soft">
            {text.mailTo(recipients)}
            {hasCalendar && text.mailCalendar}
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{linked(body)}</p>
        </TitledCard>
      ))}
    </div>
  );
}

/** A plain text whose addresses are links. */
const linked = (body: string) =>
  body.split(/(\s+)/).map((word, place) =>
    /^https?:\/\//.test(word) ? (
      // oxlint-disable-next-line react/no-array-index-key -- The words of a text that never changes
      <a key={place} href={word} className={linkClass}>
        {word}
      </a>
    ) : (
      word
    ),
  );
