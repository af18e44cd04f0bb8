import { useRef, useState } from 'react';
import { moveItem } from '../../ui/sortable-order';
import { useSpoken } from '../../ui/use-spoken';
import { housingUnitCells, type HousingUnitRow, newHousingUnit } from './housing-units';
import { unitText } from './text';

interface Removed {
  row: HousingUnitRow;
  index: number;
  name: string;
}

/** Changes of rows with undo, announcements and focus. */
export function useHousingUnitRows(
  rows: readonly HousingUnitRow[],
  onChange: (rows: HousingUnitRow[]) => void,
) {
  const [spoken, say] = useSpoken();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (row: HousingUnitRow) => row.name || unitText.row(rows.indexOf(row) + 1);
  const focusRow = (index: number) =>
    afterDrawing(() => list.current?.querySelectorAll('li').item(index)?.querySelector('input')?.focus());
  return {
    spoken,
    removed,
    undoButton,
    list,
    nameOf,
    add() {
      onChange([...rows, newHousingUnit()]);
      setRemoved(null);
      say(unitText.added(rows.length + 1));
      focusRow(rows.length);
    },
    /** Pasted rows replace empty ones. */
    take(pasted: readonly HousingUnitRow[]) {
      const kept = rows.filter((row) => housingUnitCells.some((cell) => row[cell] !== ''));
      onChange([...kept, ...pasted]);
      setRemoved(null);
      say(unitText.pasted(pasted.length));
      focusRow(kept.length);
    },
    move(from: number, to: number) {
      const row = rows[from];
      if (!row) return;
      onChange([...moveItem(rows, from, to)]);
      say(unitText.dropped(nameOf(row), to + 1, rows.length));
    },
    remove(row: HousingUnitRow, index: number) {
      const name = nameOf(row);
      onChange(rows.filter(({ key }) => key !== row.key));
      setRemoved({ row, index, name });
      say(unitText.removed(name));
      // Focuses the undo button; on the next row's button a second press would delete that row too.
      afterDrawing(() => undoButton.current?.focus());
    },
    bringBack({ row, index, name }: Removed) {
      onChange(rows.toSpliced(index, 0, row));
      setRemoved(null);
      say(unitText.restored(name));
      focusRow(index);
    },
  };
}

/** Runs in the next frame, when React has rendered. */
function afterDrawing(run: () => void) {
  requestAnimationFrame(run);
}
