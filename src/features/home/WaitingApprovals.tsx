import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { approvalRecordKindWords } from '../../../openapi/generated/words';
import { shortCountWords } from '../../approval/text';
import { isToday } from '../../time/date-time';
import { Time } from '../../time/Time';
import { TitledCard } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';
import { Tag } from '../../ui/Tag';
import type { HomeData } from './home-loaders';
import { homeText as text } from './text';

/** First requests that wait for the account, by due date. */
export function WaitingApprovals({ approvals }: { approvals: NonNullable<HomeData['approvals']> }) {
  const [now] = useState(Date.now);
  return (
    <TitledCard title={text.waitingApprovals} caption={text.byDue}>
      <ul className="divide-y divide-line">
        {approvals.mineItems.map(({ id, kind, title, subtitle, counts, requestedBy, dueOn }) => (
          <li key={id}>
            <Link
              to="/approval/review/$id"
              params={{ id: String(id) }}
              className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 py-2 hover:bg-hover"
            >
              <b
                className={classNames(
                  'w-28 flex-none whitespace-nowrap tabular-nums',
                  (isToday(dueOn, now) || Date.parse(dueOn) < now) && 'text-danger',
                )}
              >
                <Time at={dueOn} to="near" now={now} />
              </b>
              <Tag>{approvalRecordKindWords[kind]}</Tag>
              <span className="min-w-0 flex-1 truncate max-tablet:order-last max-tablet:basis-full">
                {title}
                <span className="ml-3 text-caption text-ink-soft">{subtitle}</span>
                <span className="ml-3 text-caption text-ink-soft">{shortCountWords(counts)}</span>
              </span>
              <span className="text-caption text-ink-soft max-tablet:ml-auto">{requestedBy}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/approval" className={classNames(linkClass, 'mt-3 inline-block')}>
        {text.allApprovals(approvals.mine)}
      </Link>
    </TitledCard>
  );
}
