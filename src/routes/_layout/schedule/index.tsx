import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { scheduleListSearch } from '../../../features/schedules/schedule-list-search';
import { loadSchedules } from '../../../features/schedules/schedule-loaders';
import { ScheduleListPage } from '../../../features/schedules/ScheduleListPage';
import { titleText } from '../../../navigation/text';
import { pageDefaults } from '../../../list/list-search';
import { page } from '../../../navigation/page-meta';

export const Route = createFileRoute('/_layout/schedule/')({
  staticData: page({ title: titleText.schedule, claim: null, back: '/', unit: 'home', level: 2 }),
  validateSearch: scheduleListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSchedules(deps),
  component: ScheduleListPage,
});
