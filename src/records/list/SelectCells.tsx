import { Checkbox } from '../../ui/Checkbox';
import type { Column } from '../../ui/RecordTable';
import type { BulkRow } from './bulk-props';
import type { Selection } from './selection';
import { selectionText } from './text';

interface SelectAllProps<Id> {
  selection: Selection<Id>;
  items: readonly { id: Id }[];
  isLabelled?: boolean;
}

/** Selects all rows of the page, or none. */
export function SelectAll<Id>({ selection: { ids, set }, items, isLabelled = false }: SelectAllProps<Id>) {
  const isAll = items.length > 0 && ids.size === items.length;
  const label = selectionText.all(items.length);
  return (
    <Checkbox
      aria-label={isLabelled ? undefined : label}
      checked={isAll}
      mixed={ids.size > 0 && !isAll}
      disabled={items.length === 0}
      onChange={() => set(isAll ? [] : items.map(({ id }) => id))}
    >
      {isLabelled && label}
    </Checkbox>
  );
}

interface SelectProps<Row extends BulkRow> {
  selection: Selection<Row['id']>;
  row: Row;
  /** Not selectable. */
  disabled?: boolean;
}

/** Selects a row; with Shift all rows from the last one. */
export function SelectBox<Row extends BulkRow>({ selection, row, disabled = false }: SelectProps<Row>) {
  return (
    <Checkbox
      aria-label={selectionText.choose(row.title)}
      checked={selection.ids.has(row.id)}
      disabled={disabled}
      onChange={(event) => {
        const { nativeEvent } = event;
        selection.toggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
      }}
    />
  );
}

/** Column that selects rows; those that are not among the `selectable` cannot be. */
export function selectColumn<Row extends { id: BulkRow['id'] }>(
  selection: Selection<Row['id']>,
  selectable: readonly Row[],
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    head: selectionText.all(selectable.length),
    heading: <SelectAll selection={selection} items={selectable} />,
    width: 56,
    card: 'select',
    cell: (row) => (
      <SelectBox
        selection={selection}
        row={{ id: row.id, title: nameOf(row) }}
        disabled={!selectable.includes(row)}
      />
    ),
  };
}
