import { Checkbox } from '../ui/Checkbox';
import { Td, Th } from '../ui/Table';
import type { Selection } from './selection';
import { bulkText } from './text';

interface SelectHeadProps {
  selection: Selection;
  items: readonly { id: number }[];
}

/** The head of the column that chooses rows: all of the page, or none. */
export function SelectHead({ selection: { ids, set }, items }: SelectHeadProps) {
  const isAll = ids.size === items.length;
  return (
    <Th width={56} className={ids.size > 0 ? 'bg-primary-tint' : undefined}>
      <Checkbox
        aria-label={bulkText.all(items.length)}
        checked={isAll}
        mixed={ids.size > 0 && !isAll}
        onChange={() => set(isAll ? [] : items.map(({ id }) => id))}
      />
    </Th>
  );
}

/** The cell that chooses a row; with Shift all rows from the one before. */
export function SelectCell({ selection, row }: { selection: Selection; row: { id: number; title: string } }) {
  return (
    <Td>
      <Checkbox
        aria-label={bulkText.choose(row.title)}
        checked={selection.ids.has(row.id)}
        onChange={(event) => {
          const { nativeEvent } = event;
          selection.toggle(row.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
      />
    </Td>
  );
}
