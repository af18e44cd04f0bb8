import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kindNames } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { kinds } from '../kinds/kinds';
import { Time } from '../../base/time/Time';
import { Tag } from '../../ui/Tag';
import { scheduleListText as text } from './text';

export type ScheduleItem = components['schemas']['ScheduleItem'];

const rowClass = 'flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 py-2 hover:bg-hover';

/** Link to the content of an empty record, else to its times. */
const placeOf = ({ kind, id, state }: ScheduleItem) =>
  (state === 'empty' && kinds[kind].content?.(id)) || kinds[kind].open(id);

/** Scheduled changes, next first, each with a link to its place. */
export function ScheduleList({ items }: { items: readonly ScheduleItem[] }) {
  const [now] = useState(Date.now);
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={`${item.kind}-${item.id}-${item.action}-${item.dueOn}`}>
          <Link {...placeOf(item)} className={rowClass}>
            <b className="w-32 flex-none whitespace-nowrap tabular-nums">
              <Time at={item.dueOn} to="near" now={now} />
            </b>
            <Tag tone={item.state === 'failed' ? 'danger' : item.action === 'online' ? 'success' : 'accent'}>
              {item.state === 'failed' ? text.failed[item.action] : text.actions[item.action]}
            </Tag>
            <span className="min-w-0 flex-1 truncate max-tablet:order-last max-tablet:flex-none max-tablet:basis-full max-tablet:whitespace-normal">
              {item.title}
            </span>
            <span className="max-tablet:ml-auto text-caption text-ink-soft">{kindNames[item.kind]}</span>
            {item.lacksApproval && item.state !== 'failed' && (
              <b className="text-caption text-accent-ink">{text.lacksApproval}</b>
            )}
            {item.state !== 'waiting' && (
              <span className="w-full text-caption text-danger max-tablet:order-last">
                {item.state === 'empty' ? text.empty[item.kind === 'case' ? 'case' : 'article'] : item.reason}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
