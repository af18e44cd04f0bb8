import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { weekdayMoment } from './date-time';
import { TimeIn } from './Time';
import { scheduleText } from './text';
import { nextChange, type Publication, type VisibleState, visibleStateOf } from './visible-state';

interface VisibilityAnswerProps {
  /** Name of the published record, such as 這篇文章. */
  what: string;
  /** Unsaved values. */
  draft: Publication;
  /** A chosen time lacks date or time, so the state is unknown and saving is not possible. */
  isIncomplete?: boolean;
  /** Stored values with the server's state; undefined on an add page. */
  stored?: (Publication & { visibleState?: VisibleState | undefined }) | undefined;
  /** Link to the content tab, for an empty record. */
  contentLink?: ReactNode;
  /** Missing content. */
  emptyReason?: string | undefined;
}

const looks: Record<VisibleState, { icon: IconName; plane: string; ink: string }> = {
  online: { icon: 'success', plane: 'bg-success-tint', ink: 'text-success' },
  scheduled: { icon: 'clock', plane: 'bg-accent-tint', ink: 'text-accent-ink' },
  empty: { icon: 'alert', plane: 'bg-danger-tint', ink: 'text-danger' },
  ended: { icon: 'minus', plane: 'bg-sunken', ink: 'text-ink-soft' },
  offline: { icon: 'minus', plane: 'bg-sunken', ink: 'text-ink-soft' },
};

/**
 * State for visitors now or after saving, and the next change, with a timeline. Renders nothing for an unknown status.
 */
export function VisibilityAnswer({
  what,
  draft,
  isIncomplete = false,
  stored,
  contentLink,
  emptyReason = scheduleText.empty.article.reason,
}: VisibilityAnswerProps) {
  const now = useNow();
  const [openedOn] = useState(now);
  if (isIncomplete) {
    return (
      <div className="rounded-card bg-danger-tint px-4 pt-3 pb-4 text-table">
        <p className="text-caption">{scheduleText.afterSave}</p>
        <p role="status" className="my-1 flex items-center gap-2 font-bold">
          <Icon name="alert" className="text-danger" />
          {scheduleText.incomplete}
        </p>
        <p>{scheduleText.needsBoth}</p>
      </div>
    );
  }
  const isStored = stored !== undefined && isSame(draft, stored);
  const state = isStored ? storedState(stored, openedOn, now) : visibleStateOf(draft, now);
  if (state === null) return null;
  const { icon, plane, ink } = looks[state];
  return (
    <div className={classNames('rounded-card px-4 pt-3 pb-4 text-table', plane)}>
      <p className="text-caption">{isStored ? scheduleText.now : scheduleText.afterSave}</p>
      <p role="status" className="my-1 flex items-center gap-2 font-bold">
        <Icon name={icon} className={ink} />
        {scheduleText.answers[state](what)}
      </p>
      <p>
        {(state === 'empty' ? emptyReason : reasonOf(state, draft, now)).split(/(?<=，)/).map((phrase) => (
          <span key={phrase} className="inline-block">
            <TimeIn say={() => phrase} at={changesOn(state, draft)} to="weekday" now={now} />
          </span>
        ))}{' '}
        {state === 'empty' && contentLink}
      </p>
      <TimeLine state={state} times={draft} now={now} />
    </div>
  );
}

/** The server's state, until a time has passed since the form was opened. */
function storedState(
  stored: NonNullable<VisibilityAnswerProps['stored']>,
  openedOn: number,
  now: number,
): VisibleState | null {
  const current = visibleStateOf(stored, now);
  return stored.visibleState && current === visibleStateOf(stored, openedOn) ? stored.visibleState : current;
}

const instant = (time: string | null) => (time ? Date.parse(time) : null);
const isSame = (a: Publication, b: Publication) =>
  a.status === b.status && instant(a.startOn) === instant(b.startOn) && instant(a.endOn) === instant(b.endOn);

const changesOn = (state: VisibleState, { startOn, endOn }: Publication) =>
  state === 'scheduled' ? startOn : endOn;

function reasonOf(state: VisibleState, { startOn, endOn }: Publication, now: number): string {
  const next = nextChange(state, { startOn, endOn }, now);
  if (next) return next;
  if (state === 'online') return scheduleText.staysOnline;
  if (state === 'ended' && endOn) return scheduleText.hasEnded(weekdayMoment(endOn, now));
  return startOn && Date.parse(startOn) > now ? scheduleText.isOffWithStart : scheduleText.isOff;
}

/** From today to the end, green while visible; the text above says the same. */
function TimeLine({ state, times, now }: { state: VisibleState; times: Publication; now: number }) {
  const { startOn, endOn } = times;
  const isWaiting = state === 'scheduled';
  if (!isWaiting && !(state === 'online' && endOn)) return null;
  return (
    <div aria-hidden="true" className="mt-3 text-caption">
      <div className="flex h-1 overflow-hidden rounded-full">
        {isWaiting && <span className="w-[28%] bg-control/40" />}
        <span className="flex-1 bg-success" />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-2 *:whitespace-nowrap">
        <span className={isWaiting ? 'w-[25%]' : undefined}>{scheduleText.today}</span>
        {isWaiting && startOn && (
          <span>
            <TimeIn say={scheduleText.starts} at={startOn} to="nearDay" now={now} />
          </span>
        )}
        {endOn && (
          <span className="ml-auto">
            <TimeIn say={scheduleText.endsOn} at={endOn} to="nearDay" now={now} />
          </span>
        )}
      </div>
    </div>
  );
}

/** Clock, updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
