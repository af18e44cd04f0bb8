import { useId } from 'react';
import type { PartType } from '../../openapi/generated/enums';
import { Icon } from '../ui/Icon';
import { linkClass } from '../ui/link-class';
import { BlockDrawing } from './BlockDrawing';
import type { Block } from './block';
import { blockGroups, kindOf } from './block-kinds';
import { useCopiedBlock } from './clipboard';
import { editorText } from './text';

interface BlockPaletteProps {
  /** Shows a drawing and a line of help for each type; otherwise a short row for experienced users. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Types that the page offers. */
  types: readonly PartType[];
  onAdd: (type: PartType) => void;
  onPaste: (block: Block) => void;
}

/** Buttons that add a block; one more pastes a copied block. */
export function BlockPalette({ isOpen, onOpen, types, onAdd, onPaste }: BlockPaletteProps) {
  const copied = useCopiedBlock();
  const id = useId();
  return (
    <div className="mb-4 rounded-card bg-sunken p-2">
      <div
        id={id}
        role="group"
        aria-label={editorText.add}
        className={isOpen ? 'grid gap-1 tablet:grid-cols-2' : 'grid gap-1'}
      >
        {isOpen
          ? types.map((type) => <DrawnChoice key={type} type={type} onAdd={onAdd} />)
          : groupsOf(types).map((group) => <ChoiceGroup key={group.title} {...group} onAdd={onAdd} />)}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`${linkClass} px-2 py-1 text-caption`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? editorText.pickerShort : editorText.pickerLong}
        </button>
        {copied && (
          <button
            type="button"
            className="flex items-center gap-2 rounded-control px-2 py-1 text-table hover:bg-card"
            onClick={() => onPaste(copied)}
          >
            <Icon name="plus" size={16} />
            {editorText.paste(kindOf(copied.type).label)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Groups with their offered types. */
function groupsOf(types: readonly PartType[]) {
  return blockGroups.flatMap(({ title, types: own }) => {
    const offered = own.filter((type) => types.includes(type));
    return offered.length > 0 ? [{ title, types: offered }] : [];
  });
}

interface ChoiceGroupProps {
  title: string;
  types: readonly PartType[];
  onAdd: (type: PartType) => void;
}

function ChoiceGroup({ title, types, onAdd }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[--spacing(10)_1fr] items-center border-line not-first:border-t"
    >
      <span id={id} className="text-caption text-ink-soft">
        {title}
      </span>
      <span className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(17),1fr))]">
        {types.map((type) => (
          <ShortChoice key={type} type={type} onAdd={onAdd} />
        ))}
      </span>
    </div>
  );
}

interface ChoiceProps {
  type: PartType;
  onAdd: (type: PartType) => void;
}

/** Button for one type, with its drawing and name. */
export function ShortChoice({ type, onAdd }: ChoiceProps) {
  const { label, help, icon } = kindOf(type);
  return (
    <button
      type="button"
      title={help}
      className="grid w-full justify-items-center gap-1 rounded-control py-2 text-caption whitespace-nowrap hover:bg-card"
      onClick={() => onAdd(type)}
    >
      <Icon name={icon} className="text-primary" />
      {label}
    </button>
  );
}

function DrawnChoice({ type, onAdd }: ChoiceProps) {
  const id = useId();
  const { label, help } = kindOf(type);
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={id}
      className="flex min-h-touch w-full items-center gap-3 rounded-control p-2 text-left hover:bg-card"
      onClick={() => onAdd(type)}
    >
      <BlockDrawing type={type} />
      <span className="min-w-0">
        <b className="block text-table">{label}</b>
        <span id={id} className="block text-caption text-ink-soft">
          {help}
        </span>
      </span>
    </button>
  );
}
