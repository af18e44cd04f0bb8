import { Link } from '@tanstack/react-router';
import { offered } from '../../api/offered';
import { tabClass, Tabs } from '../../ui/Tabs';
import { calendarText as text } from './text';

/** Scheduled changes as a list or as a month. */
export const ScheduleTabs = offered('calendar', function ScheduleTabs() {
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
});
