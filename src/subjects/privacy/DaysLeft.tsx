import { wireDay } from '../../base/time/date-time';
import { isSoon, dayMs } from '../../base/time/days-left';
import { Tag } from '../../ui/Tag';
import { requestText as text } from './request-text';

/** Days until a date; negative after it. */
const daysLeft = (dueOn: string, now: number) =>
  Math.round((Date.parse(dueOn) - Date.parse(wireDay(now))) / dayMs);

export function DaysLeft({ dueOn, now }: { dueOn: string; now: number }) {
  const days = daysLeft(dueOn, now);
  if (days < 0) return <Tag tone="danger">{text.overdue(-days)}</Tag>;
  return (
    <Tag tone={isSoon(days) ? 'warning' : 'neutral'}>{days === 0 ? text.today : `${days} ${text.days}`}</Tag>
  );
}
