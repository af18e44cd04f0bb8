import { ContentStatus } from '../../openapi/generated/enums';
import * as v from 'valibot';
import type { components } from '../../openapi/generated/types';
import { taipeiParts, taipeiTime, untilText, weekdayMoment } from './date-time';
import { scheduleText } from './text';

export type VisibleState = components['schemas']['VisibleState'];

/** A moment of a form: none, or a date and a time of day in Taipei. */
export interface MomentValue {
  isSet: boolean;
  /** YYYY-MM-DD and HH:mm, or empty; kept while there is none, so that changing one's mind loses nothing. */
  date: string;
  time: string;
  /** As the server told it, so that a moment which stays as it is keeps its seconds; undefined where it told none. */
  stored: string | null | undefined;
}

/** What a form starts from. */
export function momentValue(stored: string | null | undefined): MomentValue {
  return { isSet: Boolean(stored), ...taipeiParts(stored ?? null), stored };
}

/** A moment as the wire writes it; null for none. */
export function momentOf({ isSet, date, time, stored }: MomentValue): string | null {
  if (!isSet) return null;
  const kept = taipeiParts(stored ?? null);
  return stored && kept.date === date && kept.time === time ? stored : taipeiTime(date, time);
}

/** A moment in words, where two versions are compared. */
const momentInWords = (none: string) => (value: MomentValue) =>
  value.isSet ? `${value.date.replaceAll('-', '/')} ${value.time}` : none;

/** True for a moment that was chosen and has no date or no time. */
export function isIncomplete({ isSet, date, time }: MomentValue): boolean {
  return isSet && (date === '' || time === '');
}

/** A moment that has both halves, or none. */
export const moment = () =>
  v.pipe(
    v.custom<MomentValue>((value) => typeof value === 'object' && value !== null && 'isSet' in value),
    v.check((value) => !isIncomplete(value), scheduleText.needsBoth),
  );

/** The two moments of a form, for its schema. */
export const scheduleEntries = { startOn: moment(), endOn: moment() };

interface FormTimes {
  startOn: MomentValue;
  endOn: MomentValue;
}

/** What an add form starts from: seen as soon as it is switched on, for good. */
export const emptySchedule: FormTimes = { startOn: momentValue(undefined), endOn: momentValue(undefined) };

/** What an edit form starts from. */
export function scheduleValues({ startOn, endOn }: Partial<Times>): FormTimes {
  return { startOn: momentValue(startOn), endOn: momentValue(endOn) };
}

/** The times of a form as they are sent: none that is not set, to a server that does not know them. */
export function scheduleBody({ startOn, endOn }: FormTimes): Partial<Times> {
  const isKnown = ({ isSet, stored }: MomentValue) => isSet || stored !== undefined;
  return {
    ...(isKnown(startOn) ? { startOn: momentOf(startOn) } : {}),
    ...(isKnown(endOn) ? { endOn: momentOf(endOn) } : {}),
  };
}

/** The times in words, where two versions are compared. */
export const scheduleInWords = {
  startOn: momentInWords(scheduleText.atOnce),
  endOn: momentInWords(scheduleText.never),
};

/** True unless both are there and the end does not come after the start. */
export function endsAfterStart(values: FormTimes): boolean {
  const [start, end] = [momentOf(values.startOn), momentOf(values.endOn)];
  return !start || !end || Date.parse(start) < Date.parse(end);
}

/** The rule of both moments, for the `partialCheck` of a form's schema. */
export const timesInOrder = [[['startOn'], ['endOn']], endsAfterStart, scheduleText.endBeforeStart] as const;

interface Times {
  startOn: string | null;
  endOn: string | null;
}

/** What makes a record seen: the switch, the times, and whether it has something to show. */
export interface Publication extends Times {
  /** Undefined where a server does not tell it. */
  status: ContentStatus | undefined;
  isEmpty: boolean;
}

/**
 * The server's rule (decisions/011-visibility-and-schedules), for what is typed and not saved, and for a server that
 * tells no state; null for a status that is neither online nor offline.
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

/** What comes after a state by itself, in words; null when nothing does. */
export function nextChange(state: VisibleState, { startOn, endOn }: Times, now: number): string | null {
  if (state === 'scheduled' && startOn) {
    return scheduleText.willStart(weekdayMoment(startOn, now), untilText(startOn, now));
  }
  if (state === 'online' && endOn) {
    return scheduleText.willEnd(weekdayMoment(endOn, now), untilText(endOn, now));
  }
  return null;
}
