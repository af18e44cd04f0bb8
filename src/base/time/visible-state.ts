import { ContentStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { remainingTimeText, weekdayMoment } from './date-time';
import { scheduleText } from './text';

export type VisibleState = components['schemas']['VisibleState'];

/** Times of 上架 and 下架. */
interface Times {
  startOn: string | null;
  endOn: string | null;
}

/** Data that decides visibility: status, times, and content. */
export interface Publication extends Times {
  /** Undefined if the server omits it. */
  status: ContentStatus | undefined;
  isEmpty: boolean;
}

/**
 * The server's rule (decisions/011-visibility-and-schedules), for unsaved values and servers without states; null for
 * an unknown status.
 */
export function visibleStateOf(
  { status, startOn, endOn, isEmpty }: Publication,
  now: number,
): VisibleState | null {
  if (status === ContentStatus.offline) return 'offline';
  if (status !== ContentStatus.online) return null;
  if (endOn && Date.parse(endOn) <= now) return 'ended';
  if (isEmpty) return 'empty';
  return startOn && Date.parse(startOn) > now ? 'scheduled' : 'online';
}

/** Next automatic change after a state, as text; null without one. */
export function nextChange(state: VisibleState, { startOn, endOn }: Times, now: number): string | null {
  if (state === 'scheduled' && startOn) {
    return scheduleText.willStart(weekdayMoment(startOn, now), remainingTimeText(startOn, now));
  }
  if (state === 'online' && endOn) {
    return scheduleText.willEnd(weekdayMoment(endOn, now), remainingTimeText(endOn, now));
  }
  return null;
}
