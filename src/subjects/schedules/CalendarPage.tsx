import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kinds } from '../../records/kinds/kinds';
import { todayInTaipei, taipeiParts } from '../../base/time/date-time';
import { Button } from '../../ui/Button';
import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { Note } from '../../ui/Note';
import { whenDrawn } from '../../ui/when-drawn';
import type { CalendarDay, CalendarEntry } from './calendar-loaders';
import { monthAfter } from './months';
import { ScheduleTabs } from './ScheduleTabs';
import { calendarText as text } from './text';

const FeedDialog = whenDrawn(async () => (await import('./FeedDialog')).FeedDialog);
const route = getRouteApi('/_layout/schedule/calendar');

/** A look of an entry: its colours say at a glance, its word and icon say the same. */
const looks = {
  together: { tone: 'bg-primary text-on-primary hover:bg-primary-hover', icon: 'copy' },
  online: { tone: 'bg-primary-tint text-ink hover:bg-hover', icon: 'chevron-up' },
  offline: { tone: 'bg-sunken text-ink hover:bg-hover', icon: 'chevron-down' },
  problem: { tone: 'bg-danger-tint text-ink hover:bg-hover', icon: 'alert' },
} as const satisfies Record<string, { tone: string; icon: IconName }>;
type Look = keyof typeof looks;

const lookOf = ({ action, state, lacksApproval }: CalendarEntry): Look =>
  state === 'failed' || state === 'empty' || (lacksApproval && state === 'waiting') ? 'problem' : action;

/** A month of what goes live and offline (decisions/062-calendar): a grid, on a phone a list of days. */
export function CalendarPage() {
  const { month, days, isCut } = route.useLoaderData();
  const [isFeedAsked, setFeedAsked] = useState(false);
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  return (
    <>
      <ScheduleTabs />
      <Card>
        <div className="flex flex-wrap items-center gap-2 px-6 py-3 max-tablet:px-4">
          <h2 className="mr-2 text-title">{text.month(month)}</h2>
          <MonthLink month={monthAfter(month, -1)} label={text.previous} icon="chevron-left" />
          <MonthLink month={monthAfter(month, 1)} label={text.next} icon="chevron-right" />
          <Link to="." search={{}} className={buttonClass({ size: 'sm' })}>
            {text.today}
          </Link>
          <Button size="sm" icon="calendar" className="ml-auto" onClick={() => setFeedAsked(true)}>
            {text.subscribe}
          </Button>
          <Legend />
        </div>
        {isCut && (
          <Note tone="warning" className="rounded-none">
            {text.cut}
          </Note>
        )}
        <div
          aria-hidden
          className="grid grid-cols-7 border-t border-line bg-sunken text-caption text-ink-soft max-tablet:hidden"
        >
          {text.weekdays.map((name) => (
            <span key={name} className="px-2 py-1.5">
              {name}
            </span>
          ))}
        </div>
        {isEmpty && <p className="border-t border-line p-6 text-ink-soft tablet:hidden">{text.none}</p>}
        <ol className="border-t border-line tablet:grid tablet:grid-cols-7 tablet:gap-px tablet:bg-line">
          {days.map((day, place) => (
            <Day key={day.day} {...day} weekday={place % 7} isOfMonth={day.day.startsWith(month)} />
          ))}
        </ol>
      </Card>
      <p className="mt-3 text-caption text-ink-soft">{text.help}</p>
      {isFeedAsked && <FeedDialog onClose={() => setFeedAsked(false)} />}
    </>
  );
}

function MonthLink({ month, label, icon }: { month: string; label: string; icon: IconName }) {
  return (
    <Link
      to="."
      search={{ month }}
      aria-label={label}
      title={label}
      className={iconButtonClass({ size: 'sm' })}
    >
      <Icon name={icon} />
    </Link>
  );
}

function Legend() {
  return (
    <ul className="flex basis-full flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft">
      {Object.entries(text.legend).map(([name, word]) => {
        const look = looks[name as Look];
        return (
          <li key={name} className="flex items-center gap-1.5">
            <span className={classNames('grid size-5 place-items-center rounded-tag', look.tone)}>
              <Icon name={look.icon} size={16} />
            </span>
            {word}
          </li>
        );
      })}
    </ul>
  );
}

interface DayProps extends CalendarDay {
  weekday: number;
  isOfMonth: boolean;
}

function Day({ day, entries, weekday, isOfMonth }: DayProps) {
  const isToday = day === todayInTaipei();
  const isFirst = day.endsWith('-01');
  return (
    <li
      className={classNames(
        'min-w-0 p-2 tablet:min-h-24 max-tablet:border-b max-tablet:border-line max-tablet:px-4',
        isOfMonth ? 'bg-card' : 'bg-sunken',
        entries.length === 0 && 'max-tablet:hidden',
      )}
    >
      <p
        className={classNames(
          'mb-1 flex items-center gap-2 text-caption',
          isToday ? 'font-bold text-primary' : isOfMonth ? 'text-ink' : 'text-ink-soft',
        )}
      >
        <time dateTime={day}>
          <span className="max-tablet:hidden">{isFirst || isToday ? text.day(day) : text.shortDay(day)}</span>
          <span className="tablet:hidden">{text.day(day)}</span>
        </time>
        <span className="text-ink-soft tablet:sr-only">{text.weekdays[weekday]}</span>
        {isToday && <span>{text.today}</span>}
      </p>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={`${entry.kind}-${entry.id}-${entry.action}-${entry.at}`} className="min-w-0">
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function EntryLink({ entry }: { entry: CalendarEntry }) {
  const { kind, id, title, action, at, state, reason, items } = entry;
  const { tone, icon } = looks[lookOf(entry)];
  const words = [text.states[state], state === 'waiting' && entry.lacksApproval ? text.lacksApproval : '']
    .filter(Boolean)
    .join('、');
  const place =
    kind === 'release'
      ? ({ to: '/release/$id', params: { id: String(id) } } as const)
      : (state === 'empty' && kinds[kind].content?.(id)) || kinds[kind].open(id);
  return (
    <Link
      {...place}
      title={reason || undefined}
      className={classNames(
        'flex items-start gap-1.5 rounded-tag px-1.5 py-1 text-caption max-tablet:min-h-touch max-tablet:items-center',
        tone,
      )}
    >
      <Icon name={icon} size={16} className="mt-0.5" />
      <span className="min-w-0 wrap-anywhere">
        <span className="tabular-nums">{taipeiParts(at).time}</span> <b>{title}</b> {text.actions[action]}
        {items !== undefined && ` ${text.items(items)}`}
        {words && `（${words}）`}
      </span>
    </Link>
  );
}
