import type { ContentStatus } from '../../../openapi/generated/enums';
import { type ReactNode, useState } from 'react';
import { TimeIn } from '../../base/time/Time';
import { type VisibleState, visibleStateOf } from '../../base/time/visible-state';
import { scheduleText, statusText } from '../../base/time/text';
import { classNames } from '../../ui/class-names';
import { rowDetailClass } from '../../ui/row-class';
import { StatusDot } from '../../ui/StatusDot';
import { dayMs } from '../../base/time/days-left';

interface VisibleStateDotProps {
  row: {
    status?: ContentStatus | undefined;
    startOn?: string | null;
    endOn?: string | null;
    visibleState?: VisibleState;
  };
  /** Link to the content tab, for a row hidden because it is empty. */
  contentLink?: ReactNode;
}

const dots = { online: 'ok', scheduled: 'half', empty: 'empty', ended: 'done', offline: 'off' } as const;

/** Visible state of a row, with its next or latest time. */
export function VisibleStateDot({ row, contentLink }: VisibleStateDotProps) {
  const [now] = useState(Date.now);
  const times = { startOn: row.startOn ?? null, endOn: row.endOn ?? null };
  const answered = row.visibleState !== undefined && row.visibleState in dots ? row.visibleState : null;
  // A server that omits states also omits blocks.
  const state = answered ?? visibleStateOf({ ...times, status: row.status, isEmpty: false }, now);
  if (state === null) return statusText.unknown;
  const detail = state === 'empty' ? contentLink : detailOf(state, times, now);
  return (
    <>
      <StatusDot state={dots[state]}>
        {state === 'scheduled' && times.startOn ? (
          <TimeIn say={scheduleText.scheduledFor} at={times.startOn} to="near" now={now} />
        ) : (
          scheduleText.states[state]
        )}
      </StatusDot>
      {detail && <span className={classNames(rowDetailClass, 'pl-4')}>{detail}</span>}
    </>
  );
}

function detailOf(
  state: VisibleState,
  { startOn, endOn }: { startOn: string | null; endOn: string | null },
  now: number,
): ReactNode {
  if (state === 'offline') return null;
  if (endOn) return <TimeIn say={scheduleText.endsOn} at={endOn} to="near" now={now} />;
  // A start time is shown for one day only.
  const isRecent = state === 'online' && startOn && Date.parse(startOn) > now - dayMs;
  return isRecent && <TimeIn say={scheduleText.startedOn} at={startOn} to="near" now={now} />;
}
