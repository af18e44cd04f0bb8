import { taipeiParts, taipeiTime } from '../../base/time/date-time';
import type { ApprovalOf } from '../../machines/approval.rules';
import { dayMs } from '../../base/time/days-left';
import { isIncomplete, momentOf, type MomentValue } from '../../base/time/schedule';
import { requestText } from './text';

const endOfWork = '18:00';

/** Default due date: in two days at the end of work, but before the schedule. */
export function defaultDueOn(
  { request, scheduledOn }: Pick<ApprovalOf, 'request' | 'scheduledOn'>,
  now: number,
): string | null {
  if (request && Date.parse(request.dueOn) > now) return request.dueOn;
  const inTwoDays = taipeiTime(taipeiParts(new Date(now + 2 * dayMs).toISOString()).date, endOfWork);
  if (scheduledOn === null || inTwoDays === null || Date.parse(inTwoDays) < Date.parse(scheduledOn)) {
    return inTwoDays;
  }
  const before = new Date(Math.max(Date.parse(scheduledOn) - dayMs, now + 3_600_000));
  return before.toISOString();
}

/** The typed due date as a moment, or the text of its problem. */
export function readDue(due: MomentValue): { dueOn: string } | { problem: string } {
  const dueOn = momentOf(due);
  if (dueOn === null || isIncomplete(due)) return { problem: requestText.dueMissing };
  return Date.parse(dueOn) <= Date.now() ? { problem: requestText.duePast } : { dueOn };
}
