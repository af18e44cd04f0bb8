import { Checkbox } from '../ui/Checkbox';
import { Td, Th } from '../ui/Table';
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

/** Header of the selection column. */
export function SelectHead<Id>(props: SelectAllProps<Id>) {
  return (
    <Th
      width={56}
      data-card="select"
      className={props.selection.ids.size > 0 ? 'bg-primary-tint' : undefined}
    >
      <SelectAll {...props} />
    </Th>
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

/** Selection cell of a row. */
export function SelectCell<Row extends BulkRow>(props: SelectProps<Row>) {
  return (
    <Td card="select">
      <SelectBox {...props} />
    </Td>
  );
}
