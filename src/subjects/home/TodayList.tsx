import { Link, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { HandleStatus } from '../../../openapi/generated/enums';
import { ArrivedButton } from '../../records/list/ArrivedButton';
import { useWaitingCount } from '../../base/session/arrivals';
import { Time, TimeIn } from '../../base/time/Time';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import type { HomeData } from './home-loaders';
import { todayText as text } from './text';
import { contactsKey, type Task, tasksOf } from './today';
import { daysSince } from '../../base/time/days-left';

const rowClass =
  'flex min-h-15 items-center gap-x-4 px-6 py-2.5 hover:bg-hover max-tablet:flex-wrap max-tablet:px-4';
/** One list of what the account has to do, each with its one action. */
export function TodayList({ data }: { data: HomeData }) {
  const [now] = useState(Date.now);
  const router = useRouter();
  const waiting = useWaitingCount();
  const { approvals, contacts } = data;
  const shown = useMemo(
    () => ({ newest: contacts?.newestId ?? 0, filter: { handleStatus: HandleStatus.unhandled } }),
    [contacts],
  );
  const tasks = tasksOf(
    contacts ? { ...data, contacts: { ...contacts, totalCount: waiting ?? contacts.totalCount } } : data,
    now,
  );
  return (
    <section aria-labelledby="today" className="min-w-0">
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4">
        <h2 id="today">{text.title}</h2>
        {contacts && <ArrivedButton list={shown} onShow={() => void router.invalidate()} />}
        {approvals && (approvals.mayReview || approvals.sent > 0) && (
          <Link to="/approval" className={classNames(linkClass, 'ml-auto')}>
            {text.approvals}
          </Link>
        )}
      </div>
      <Card>
        {tasks.length === 0 && <EmptyState icon="success" title={text.clear} />}
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <li key={task.key}>
              <Row task={task} now={now} />
              {task.key === contactsKey && contacts && <OpenContacts contacts={contacts} now={now} />}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Row({
  task: { icon, title, detail, link, action, at, isLate, isDue },
  now,
}: {
  task: Task;
  now: number;
}) {
  return (
    <Link {...link} className={rowClass}>
      <Icon name={icon} className="flex-none text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{title}</span>
        {detail && <span className="block truncate text-caption text-ink-soft">{detail}</span>}
      </span>
      {at && (
        <span
          className={classNames(
            'text-caption tablet:flex-none max-tablet:w-full max-tablet:pl-9',
            isLate ? 'font-bold text-accent-ink' : 'text-ink-soft',
          )}
        >
          {isDue ? (
            <TimeIn say={text.until} at={at} to="near" now={now} />
          ) : (
            <Time at={at} to="near" now={now} />
          )}
        </span>
      )}
      <span className="w-28 flex-none text-right soft:text-primary max-tablet:hidden">{action}</span>
    </Link>
  );
}

/** The oldest open enquiries; their age stands out after a day. */
function OpenContacts({
  contacts: { items },
  now,
}: {
  contacts: NonNullable<HomeData['contacts']>;
  now: number;
}) {
  return (
    <ul className="pb-2">
      {items.map(({ id, name, content, caseTitle, assignee, createdOn }) => {
        const days = daysSince(createdOn, now);
        return (
          <li key={id}>
            <Link
              to="/contact/edit/$id"
              params={{ id: String(id) }}
              className="flex min-h-touch items-center gap-4 px-6 pl-15 hover:bg-hover max-tablet:px-4"
            >
              <span className="flex-none truncate tablet:w-16">{name}</span>
              <span className="min-w-0 flex-1 truncate">{content}</span>
              <span className="w-24 flex-none truncate text-ink-soft max-tablet:hidden">{caseTitle}</span>
              <span className="w-24 flex-none truncate text-ink-soft max-tablet:hidden">
                {assignee || text.unassigned}
              </span>
              <span
                className={classNames(
                  'flex-none text-right text-caption tablet:w-24',
                  days > 0 ? 'font-bold text-accent-ink' : 'text-ink-soft',
                )}
              >
                {days > 0 ? (
                  <time dateTime={createdOn}>{text.days(days)}</time>
                ) : (
                  <Time at={createdOn} to="ago" now={now} />
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
