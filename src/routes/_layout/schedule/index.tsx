import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { scheduleListSearch } from '../../../subjects/schedules/schedule-list-search';
import { loadSchedules } from '../../../subjects/schedules/schedule-loaders';
import { ScheduleListPage } from '../../../subjects/schedules/ScheduleListPage';
import { titleText } from '../../../base/navigation/text';
import { pageDefaults } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';

export const Route = createFileRoute('/_layout/schedule/')({
  staticData: page({ title: titleText.schedule, claim: null, back: '/', unit: 'home', level: 2 }),
  validateSearch: scheduleListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSchedules(deps),
  component: ScheduleListPage,
});
