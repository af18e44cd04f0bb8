import { type ClipboardEvent, type RefObject, useState } from 'react';
import { AddButton } from '../../records/fields/AddButton';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { SortableList } from '../../ui/SortableList';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { sortText } from '../../records/list/text';
import type { HousingUnitRow } from './housing-units';
import { unitText } from './text';
import { PasteUnitsDialog } from './PasteUnitsDialog';
import { isSheet } from './pasted-units';
import { useHousingUnitRows } from './use-housing-unit-rows';
import { UnitRow } from './HousingUnitRow';

interface HousingUnitsFieldProps {
  id: string;
  rows: readonly HousingUnitRow[];
  onChange: (rows: HousingUnitRow[]) => void;
  /** True after the first save attempt; invalid cells are then marked. */
  showErrors: boolean;
  error?: string | undefined;
  max: number;
}

/** Rows of housing units: add, type, sort and delete. */
export function HousingUnitsField({ id, rows, onChange, showErrors, error, max }: HousingUnitsFieldProps) {
  const total = rows.reduce((sum, row) => sum + (Number(row.count) || 0), 0);
  const { spoken, removed, undoButton, list, nameOf, add, take, move, remove, bringBack } =
    useHousingUnitRows(rows, onChange);
  const paste = usePaste(max - rows.length, take);
  const change = (key: string, values: Partial<HousingUnitRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...values } : row)));

  return (
    <TitledCard
      id={id}
      tabIndex={-1}
      title={unitText.title}
      caption={unitText.summary(rows.length, total)}
      actions={<AddTools count={rows.length} max={max} onPaste={() => paste.open('')} onAdd={add} />}
    >
      {rows.length === 0 && <p className="text-ink-soft">{unitText.empty}</p>}
      {error !== undefined && <p className="mb-2 text-balance text-danger">{error}</p>}
      <div ref={list} onPaste={paste.onPaste}>
        <SortableList
          items={rows}
          itemKey={(row) => row.key}
          onReorder={onChange}
          className="grid gap-2"
          hint={sortText.keys}
          lineLabel={unitText.line}
          announce={{
            lifted: (row, position, count) => unitText.lifted(nameOf(row), position, count),
            moved: (row, position, count) => unitText.moved(nameOf(row), position, count),
            dropped: (row, position, count) => unitText.dropped(nameOf(row), position, count),
            cancelled: (row, position) => unitText.cancelled(nameOf(row), position),
          }}
          renderItem={(row, index) => (
            <UnitRow
              row={row}
              position={index + 1}
              name={nameOf(row)}
              first={index === 0}
              last={index === rows.length - 1}
              showErrors={showErrors}
              onChange={(values) => change(row.key, values)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(row, index)}
            />
          )}
        />
      </div>
      {removed && (
        <RemovedUnit
          name={removed.name}
          undoButton={undoButton}
          isFull={rows.length >= max}
          onUndo={() => bringBack(removed)}
        />
      )}
      {paste.dialog}
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
    </TitledCard>
  );
}

interface AddToolsProps {
  count: number;
  max: number;
  onPaste: () => void;
  onAdd: () => void;
}

function AddTools({ count, max, onPaste, onAdd }: AddToolsProps) {
  return (
    <>
      <Button variant="text" size="sm" icon="grid" disabled={count >= max} onClick={onPaste}>
        {unitText.paste}
      </Button>
      <AddButton variant="text" size="sm" count={count} max={max} unit={unitText.unit} onClick={onAdd}>
        {unitText.add}
      </AddButton>
    </>
  );
}

interface RemovedUnitProps {
  name: string;
  undoButton: RefObject<HTMLButtonElement | null>;
  /** The list has no room for another row. */
  isFull: boolean;
  onUndo: () => void;
}

function RemovedUnit({ name, undoButton, isFull, onUndo }: RemovedUnitProps) {
  return (
    <p className="mt-2 flex items-center gap-3 text-table text-ink-soft">
      {unitText.removed(name)}
      <Button
        aria-label={unitText.undoOf(name)}
        ref={undoButton}
        size="sm"
        disabled={isFull}
        onClick={onUndo}
      >
        {unitText.undo}
      </Button>
    </p>
  );
}

/** Paste of several cells, into a cell or the dialog. */
function usePaste(room: number, take: (rows: readonly HousingUnitRow[]) => void) {
  const [text, setText] = useState<string | null>(null);
  const onTake = (rows: readonly HousingUnitRow[]) => {
    setText(null);
    take(rows);
  };
  return {
    open: setText,
    onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text/plain');
      if (!isSheet(pasted)) return;
      event.preventDefault();
      setText(pasted);
    },
    dialog: text !== null && (
      <PasteUnitsDialog text={text} room={room} onClose={() => setText(null)} onTake={onTake} />
    ),
  };
}
