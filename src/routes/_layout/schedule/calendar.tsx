import { createFileRoute } from '@tanstack/react-router';
import { loadCalendar } from '../../../subjects/schedules/calendar-loaders';
import { calendarSearch } from '../../../subjects/schedules/calendar-search';
import { CalendarPage } from '../../../subjects/schedules/CalendarPage';
import { titleText } from '../../../base/navigation/text';
import { page } from '../../../base/navigation/page-meta';

export const Route = createFileRoute('/_layout/schedule/calendar')({
  staticData: page({ title: titleText.calendar, claim: null, back: '/', unit: 'home', level: 2 }),
  validateSearch: calendarSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCalendar(deps),
  component: CalendarPage,
});
