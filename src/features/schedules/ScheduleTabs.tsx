import { Link } from '@tanstack/react-router';
import { offers } from '../../api/features';
import { tabClass, Tabs } from '../../ui/Tabs';
import { calendarText as text } from './text';

/** Scheduled changes as a list or as a month. */
export function ScheduleTabs() {
  if (!offers('calendar')) return null;
  return (
    <Tabs aria-label={text.views} className="mb-6">
      <Link to="/schedule" className={tabClass} activeOptions={{ exact: true, includeSearch: false }}>
        {text.list}
      </Link>
      <Link to="/schedule/calendar" className={tabClass} activeOptions={{ includeSearch: false }}>
        {text.calendar}
      </Link>
    </Tabs>
  );
}
