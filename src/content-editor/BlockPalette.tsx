import { memo, useId } from 'react';
import type { PartType } from '../../openapi/generated/enums';
import { LimitNote } from '../fields/LimitNote';
import { Icon } from '../ui/Icon';
import { classNames } from '../ui/class-names';
import { linkClass } from '../ui/link-class';
import { BlockDrawing } from './BlockDrawing';
import type { Block } from './block';
import { maxBlocks } from './blocks';
import { kindOf } from './block-kinds';
import { blockGroups } from './offered-types';
import { useCopiedBlock } from './clipboard';
import { editorText } from './text';

const choiceLook = 'hover:bg-card disabled:cursor-not-allowed disabled:opacity-40';

interface BlockPaletteProps {
  /** Shows a drawing and a line of help for each type; otherwise a short row for experienced users. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Types that the page offers. */
  types: readonly PartType[];
  /** Number of blocks of the page. */
  count: number;
  onAdd: (type: PartType) => void;
  onPaste: (block: Block) => void;
}

/** Buttons that add a block; one more pastes a copied block. */
export const BlockPalette = memo(function BlockPalette({
  isOpen,
  onOpen,
  types,
  count,
  onAdd,
  onPaste,
}: BlockPaletteProps) {
  const copied = useCopiedBlock();
  const isFull = count >= maxBlocks;
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
          ? types.map((type) => <DrawnChoice key={type} type={type} isFull={isFull} onAdd={onAdd} />)
          : groupsOf(types).map((group) => (
              <ChoiceGroup key={group.title} {...group} isFull={isFull} onAdd={onAdd} />
            ))}
      </div>
      <LimitNote count={count} max={maxBlocks} unit={editorText.units.block} className="px-2" />
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
            disabled={isFull}
            className={classNames('flex items-center gap-2 rounded-control px-2 py-1 text-table', choiceLook)}
            onClick={() => onPaste(copied)}
          >
            <Icon name="plus" size={16} />
            {editorText.paste(kindOf(copied.type).label)}
          </button>
        )}
      </div>
    </div>
  );
});

/** Groups with their offered types. */
function groupsOf(types: readonly PartType[]) {
  return blockGroups.flatMap(({ title, types: own }) => {
    const offered = own.filter((type) => types.includes(type));
    return offered.length > 0 ? [{ title, types: offered }] : [];
  });
}

interface ChoiceGroupProps extends Pick<ChoiceProps, 'isFull' | 'onAdd'> {
  title: string;
  types: readonly PartType[];
}

function ChoiceGroup({ title, types, ...choice }: ChoiceGroupProps) {
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
          <ShortChoice key={type} type={type} {...choice} />
        ))}
      </span>
    </div>
  );
}

interface ChoiceProps {
  type: PartType;
  /** True if the page has no room for another block. */
  isFull?: boolean;
  onAdd: (type: PartType) => void;
}

/** Button for one type, with its drawing and name. */
export function ShortChoice({ type, isFull, onAdd }: ChoiceProps) {
  const { label, help, icon } = kindOf(type);
  return (
    <button
      type="button"
      title={help}
      disabled={isFull}
      className={classNames(
        'grid w-full justify-items-center gap-1 rounded-control py-2 text-caption whitespace-nowrap',
        choiceLook,
      )}
      onClick={() => onAdd(type)}
    >
      <Icon name={icon} className="text-primary" />
      {label}
    </button>
  );
}

function DrawnChoice({ type, isFull, onAdd }: ChoiceProps) {
  const id = useId();
  const { label, help } = kindOf(type);
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={id}
      disabled={isFull}
      className={classNames(
        'flex min-h-touch w-full items-center gap-3 rounded-control p-2 text-left',
        choiceLook,
      )}
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
