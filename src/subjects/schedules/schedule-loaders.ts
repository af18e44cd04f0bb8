import { listSchedules } from '../../api/generated/operations';
import { loadPage } from '../../records/list/load-list';
import type { ScheduleListSearch } from './schedule-list-search';

/** One page of schedules in units that the account may view. Throws LoadError. */
export async function loadSchedules(search: ScheduleListSearch) {
  return { page: await loadPage(search, (range) => listSchedules(range)), search };
}
