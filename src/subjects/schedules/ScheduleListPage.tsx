import { getRouteApi } from '@tanstack/react-router';
import { ListFooter } from '../../records/list/ListFooter';
import { ListStatus } from '../../records/list/ListStatus';
import { ScheduleList } from '../../records/list/ScheduleList';
import { scheduleListText as text } from '../../records/list/text';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ScheduleTabs } from './ScheduleTabs';

const route = getRouteApi('/_layout/schedule/');

/** All scheduled changes, by page (decisions/011-visibility-and-schedules). */
export function ScheduleListPage() {
  const { page, search } = route.useLoaderData();
  return (
    <>
      <ScheduleTabs />
      <p className="mb-4 text-ink-soft">{text.help}</p>
      <Card>
        <ListStatus page={page} pageSize={search.pageSize} none={text.none} />
        {page.items.length === 0 ? (
          <EmptyState icon="clock" title={text.none}>
            {text.noneHelp}
          </EmptyState>
        ) : (
          <div className="border-b border-line px-6 max-tablet:px-4">
            <ScheduleList items={page.items} />
          </div>
        )}
        <ListFooter page={page} pageSize={search.pageSize} />
      </Card>
    </>
  );
}
