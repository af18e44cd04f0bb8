import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { replayWebhookDeliveries } from '../../api/generated/operations';
import { useCallAndReload } from '../../base/calls/use-call-and-reload';
import { ListCard } from '../../records/list/ListCard';
import { type Selection, useSelection } from '../../records/list/selection';
import { bulkText } from '../../records/record-actions/text';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import { deliveryFilter } from './delivery-filter';
import { DeliveryTable } from './DeliveryTable';
import { ReplayRangeDialog } from './ReplayRangeDialog';
import { webhookLogText as text, webhookText } from './text';
import { failedOf } from './webhook-words';

const route = getRouteApi('/_layout/connection/webhook/log/$id');

/** Deliveries of a webhook, each try with its answer; sends one, several or a range again. */
export function WebhookLogPage() {
  const { id, page, search, now } = route.useLoaderData();
  const { canEdit } = usePermission(webhookText.unit);
  const selection = useSelection(page.items);
  const failedIds = failedOf(page.items);
  const { call, isBusy } = useCallAndReload();
  const [isRangeAsked, setRangeAsked] = useState(false);
  const replay = (ids: number[]) =>
    void call(
      () => replayWebhookDeliveries({ id }, { ids }),
      () => selection.set([]),
    );
  const tab = (label: string, count: number, outcome: 'failed' | 'replayed' | undefined) => ({
    label,
    count,
    search: { outcome },
    isOpen: search.outcome === outcome,
    isAll: outcome === undefined,
  });
  const { all, failed, replayed } = page.counts;
  return (
    <ListCard
      list="delivery"
      search={search}
      page={page}
      icon="send"
      tabs={{
        label: text.tabs,
        items: [
          tab(text.all, all, undefined),
          tab(text.failed, failed, 'failed'),
          tab(text.replayed, replayed, 'replayed'),
        ],
      }}
      filter={deliveryFilter}
      actions={
        canEdit && (
          <>
            {failedIds.length > 0 && (
              <Button onClick={() => selection.set(failedIds)}>{text.chooseFailed}</Button>
            )}
            <Button onClick={() => setRangeAsked(true)}>{text.replayRange}</Button>
          </>
        )
      }
    >
      <ChosenBar selection={selection} isBusy={isBusy} onReplay={replay} />
      <DeliveryTable
        items={page.items}
        now={now}
        selection={canEdit ? selection : undefined}
        isBusy={isBusy}
        onReplay={(delivery) => replay([delivery])}
      />
      {isRangeAsked && <ReplayRangeDialog id={id} now={now} onClose={() => setRangeAsked(false)} />}
    </ListCard>
  );
}

interface ChosenBarProps {
  selection: Selection;
  isBusy: boolean;
  onReplay: (ids: number[]) => void;
}

function ChosenBar({ selection, isBusy, onReplay }: ChosenBarProps) {
  if (selection.ids.size === 0) return null;
  return (
    <div
      role="group"
      aria-label={bulkText.bar}
      className="flex min-h-row flex-wrap items-center gap-3 border-b border-line bg-primary-tint px-6 py-2 max-tablet:px-4"
    >
      <b role="status">{text.chosen(selection.ids.size)}</b>
      <span className="ml-auto flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          busy={isBusy}
          busyLabel={text.replaying}
          onClick={() => onReplay([...selection.ids])}
        >
          {text.replayChosen(selection.ids.size)}
        </Button>
        <Button size="sm" variant="text" onClick={() => selection.set([])}>
          {text.deselect}
        </Button>
      </span>
    </div>
  );
}
