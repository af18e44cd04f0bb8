import { createFileRoute } from '@tanstack/react-router';
import { loadCalendar } from '../../../features/schedules/calendar-loaders';
import { calendarSearch } from '../../../features/schedules/calendar-search';
import { CalendarPage } from '../../../features/schedules/CalendarPage';
import { titleText } from '../../../navigation/text';
import { page } from '../../../navigation/page-meta';

export const Route = createFileRoute('/_layout/schedule/calendar')({
  staticData: page({ title: titleText.calendar, claim: null, back: '/', unit: 'home', level: 2 }),
  validateSearch: calendarSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCalendar(deps),
  component: CalendarPage,
});
