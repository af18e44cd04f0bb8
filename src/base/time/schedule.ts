import * as v from 'valibot';
import { taipeiParts, taipeiTime } from './date-time';
import { scheduleText } from './text';

/** Time field of a form: none, or date and time in Taipei. */
export interface MomentValue {
  isSet: boolean;
  /** YYYY-MM-DD and HH:mm, or empty; kept while unset, so that setting it again restores them. */
  date: string;
  time: string;
  /** Stored time, so that an unchanged time keeps its seconds; undefined if the server omits it. */
  stored: string | null | undefined;
}

/** First value of a time field. */
export function momentValue(stored: string | null | undefined): MomentValue {
  return { isSet: Boolean(stored), ...taipeiParts(stored ?? null), stored };
}

/** Wire time of a field; null for none. */
export function momentOf({ isSet, date, time, stored }: MomentValue): string | null {
  if (!isSet) return null;
  const kept = taipeiParts(stored ?? null);
  return stored && kept.date === date && kept.time === time ? stored : taipeiTime(date, time);
}

/** Text of a time, for comparing versions. */
export const momentInWords = (none: string) => (value: MomentValue) =>
  value.isSet ? `${value.date.replaceAll('-', '/')} ${value.time}` : none;

/** True for a set time without date or time of day. */
export function isIncomplete({ isSet, date, time }: MomentValue): boolean {
  return isSet && (date === '' || time === '');
}

/** Rule: complete, or unset. */
export const moment = () =>
  v.pipe(
    v.custom<MomentValue>((value) => typeof value === 'object' && value !== null && 'isSet' in value),
    v.check((value) => !isIncomplete(value), scheduleText.needsBoth),
  );

/** Rule of a time that is always set; gives its wire time. */
export const setMoment = () =>
  v.pipe(
    moment(),
    v.transform((value) => taipeiTime(value.date, value.time) ?? ''),
    v.check((at) => at !== '', scheduleText.needsBoth),
  );

/** False if both are set and the end is not after the start. */
export function endsAfterStart(values: Record<'startOn' | 'endOn', MomentValue>): boolean {
  const [start, end] = [momentOf(values.startOn), momentOf(values.endOn)];
  return !start || !end || Date.parse(start) < Date.parse(end);
}
