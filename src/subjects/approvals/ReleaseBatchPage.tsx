import { getRouteApi } from '@tanstack/react-router';
import { TimeIn } from '../../base/time/Time';
import { EmptyState } from '../../ui/EmptyState';
import { Batch } from './BatchPage';
import { releaseBatchText as text } from './text';

const route = getRouteApi('/_layout/approval/release/$id');

/** Requests of a release that wait for the account, read as one; each is decided as its own request. */
export function ReleaseBatchPage() {
  const { name, dueOn, items } = route.useLoaderData();
  if (items.length === 0) {
    return (
      <EmptyState icon="stamp" title={text.none}>
        {text.noneHelp(name)}
      </EmptyState>
    );
  }
  return (
    <Batch items={items} of={text.of(name)}>
      <div className="mx-auto w-full max-w-280 px-6 pt-6 max-tablet:px-4">
        <h2>{name}</h2>
        <p className="text-table text-ink-soft">
          {dueOn ? <TimeIn say={text.due} at={dueOn} to="near" /> : text.undated}
        </p>
        <p className="text-table text-ink-soft">{text.help}</p>
      </div>
    </Batch>
  );
}
