import { dateText, dateTimeText } from '../../base/time/date-time';
import { auditText } from './text';

/** Day and time in Taipei; today is given by name. */
export function whenOf(at: string): [day: string, time: string] {
  const day = dateText(at);
  const time = dateTimeText(at).slice(day.length + 1);
  return [day === dateText(new Date().toISOString()) ? auditText.today : day, time];
}
