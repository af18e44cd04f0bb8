import { type FormEvent, useState } from 'react';
import type { ApiResult } from '../../api/result';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { IconButton } from '../../ui/IconButton';
import { moveItem } from '../../ui/sortable-order';
import { SortableHandle } from '../../ui/SortableHandle';
import { SortableList } from '../../ui/SortableList';
import { TextInput } from '../../ui/TextInput';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FailureLine } from '../../base/calls/Failure';
import { useCall } from '../../base/calls/use-call';
import { LeaveGuard } from '../record/LeaveGuard';
import { sortText } from './text';
import { commonText } from '../../base/navigation/text';
import { DialogButtons } from '../record/DialogButtons';

export interface SortRow {
  id: number;
  title: string;
}

interface SortPanelProps {
  /** All rows of the list, in the server's order. */
  rows: readonly SortRow[];
  /** Saves all ids in one call. */
  save: (ids: number[]) => Promise<ApiResult<unknown>>;
  onClose: () => void;
  onSaved: () => void;
}

const announce = {
  lifted: ({ title }: SortRow, place: number, count: number) => sortText.lifted(title, place, count),
  moved: ({ title }: SortRow, place: number) => sortText.moved(title, place),
  dropped: ({ title }: SortRow, place: number) => sortText.dropped(title, place),
  cancelled: ({ title }: SortRow) => sortText.cancelled(title),
};

/** Sorting by drag, keyboard and 「移至第 N 位」; saved explicitly, in one call. */
export function SortPanel({ rows, save, onClose, onSaved }: SortPanelProps) {
  const [order, setOrder] = useState<readonly SortRow[]>(rows);
  const { call, isBusy, error } = useCall();
  const [spoken, setSpoken] = useState('');
  const isDirty = order.some((row, index) => row.id !== rows[index]?.id);
  const move = (from: number, to: number) => {
    const row = order[from];
    const place = Math.min(Math.max(to, 0), order.length - 1);
    setOrder(moveItem(order, from, place));
    if (row) setSpoken(sortText.dropped(row.title, place + 1));
  };
  const send = (onDone?: () => void) => call(() => save(order.map(({ id }) => id)), onDone);
  return (
    <Card>
      <div className="sticky top-14 z-bar flex flex-wrap items-center gap-3 border-b border-line bg-card px-6 py-3">
        <div className="min-w-0 flex-1 max-tablet:basis-full">
          <h2 className="font-bold">{sortText.title}</h2>
          <p className="text-caption text-ink-soft">{sortText.help}</p>
        </div>
        <DialogButtons
          label={sortText.save}
          busyLabel={commonText.saving}
          isBusy={isBusy}
          disabled={!isDirty}
          onSend={() => void send(onSaved)}
          onClose={onClose}
        />
      </div>
      <FailureLine error={error} className="px-6 pt-3" />
      <SortableList
        items={order}
        itemKey={({ id }) => id}
        onReorder={setOrder}
        announce={announce}
        hint={sortText.keys}
        lineLabel={sortText.line}
        aria-label={sortText.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-1 p-3"
        renderItem={(row, index) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-card px-2 py-1">
            <SortableHandle label={sortText.drag(row.title)} />
            <span className="w-8 text-right text-ink-soft">{index + 1}</span>
            <span className="min-w-0 flex-1 truncate max-tablet:basis-[calc(100%-7rem)] max-narrow:basis-full max-narrow:whitespace-normal">
              {row.title}
            </span>
            <span className="flex items-center max-tablet:ml-auto max-narrow:flex-wrap">
              <IconButton
                icon="chevron-up"
                size="sm"
                label={sortText.moveUp(row.title)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="chevron-down"
                size="sm"
                label={sortText.moveDown(row.title)}
                disabled={index === order.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <PlaceForm title={row.title} count={order.length} onMove={(place) => move(index, place - 1)} />
            </span>
          </div>
        )}
      />
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      <LeaveGuard name={sortText.title} isPartOfSearch dirty={isDirty} busy={isBusy} save={() => send()} />
    </Card>
  );
}

function PlaceForm({
  title,
  count,
  onMove,
}: {
  title: string;
  count: number;
  onMove: (place: number) => void;
}) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Chinese keyboards may produce full-width digits.
    const place = Number(text.normalize('NFKC').trim());
    if (!Number.isInteger(place) || place < 1) return;
    onMove(Math.min(place, count));
    setText('');
  };
  return (
    <form className="flex flex-none items-center gap-1" onSubmit={submit}>
      <TextInput
        className="w-20"
        inputMode="numeric"
        aria-label={sortText.placeOf(title)}
        placeholder={sortText.place}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" variant="text" aria-label={sortText.goOf(title)}>
        {sortText.go}
      </Button>
    </form>
  );
}
