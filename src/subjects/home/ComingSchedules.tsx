import { Link } from '@tanstack/react-router';
import { type ScheduleItem, ScheduleList } from '../../records/list/ScheduleList';
import { scheduleListText as text } from '../../records/list/text';
import { TitledCard } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';

/** Failed schedules, then the next ones. */
export function ComingSchedules({
  page: { items, totalCount },
}: {
  page: { items: readonly ScheduleItem[]; totalCount: number };
}) {
  return (
    <TitledCard title={text.title} caption={text.count(totalCount)}>
      <ScheduleList items={items} />
      <Link to="/schedule" className={classNames(linkClass, 'mt-3 inline-block')}>
        {text.all}
      </Link>
    </TitledCard>
  );
}
