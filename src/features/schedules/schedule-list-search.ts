import * as v from 'valibot';
import { pageEntries } from '../../list/list-search';

/** The state of the list in the URL: its page. */
export const scheduleListSearch = v.object(pageEntries);

export type ScheduleListSearch = v.InferOutput<typeof scheduleListSearch>;
