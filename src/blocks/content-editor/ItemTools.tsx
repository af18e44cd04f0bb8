import { IconButton } from '../../ui/IconButton';
import { moveItem } from '../../ui/sortable-order';
import type { BlockItem } from './block';
import { editorText } from './text';

interface ItemToolsProps {
  items: readonly BlockItem[];
  index: number;
  name: string;
  /** True for a block that needs at least one entry. */
  keepsOne?: boolean;
  onChange: (items: BlockItem[]) => void;
}

/** Buttons for an entry of a block: up, down and delete. */
export function ItemTools({ items, index, name, keepsOne = false, onChange }: ItemToolsProps) {
  return (
    <span className="flex justify-end">
      <IconButton
        icon="chevron-up"
        label={`${editorText.moveUp} ${name}`}
        disabled={index === 0}
        onClick={() => onChange([...moveItem(items, index, index - 1)])}
      />
      <IconButton
        icon="chevron-down"
        label={`${editorText.moveDown} ${name}`}
        disabled={index === items.length - 1}
        onClick={() => onChange([...moveItem(items, index, index + 1)])}
      />
      <IconButton
        icon="trash"
        label={`${editorText.delete} ${name}`}
        disabled={keepsOne && items.length === 1}
        onClick={() => onChange(items.toSpliced(index, 1))}
      />
    </span>
  );
}
