import { memo, useRef } from 'react';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Note } from '../ui/Note';
import { SortableHandle } from '../ui/SortableHandle';
import { Tag } from '../ui/Tag';
import type { Block, BlockChange, BlockProblem } from './block';
import { blockSummary, kindOf } from './block-kinds';
import { BlockForm } from './BlockForm';
import { SampleActions } from './SampleActions';
import type { LoadFillings } from './sample-fillings';
import { editorText } from './text';

export interface BlockActions {
  select: (key: string | null) => void;
  change: (key: string, part: BlockChange) => void;
  move: (from: number, to: number) => void;
  duplicate: (block: Block) => void;
  copy: (block: Block) => void;
  /** The sample is what is wanted. */
  confirm: (key: string) => void;
  /** Puts what the case has in the place of a sample; false when there is nothing that the page does not say yet. */
  fill: (key: string, fillings: readonly Block[][]) => boolean;
  remove: (block: Block) => void;
}

interface BlockRowProps {
  block: Block;
  index: number;
  count: number;
  isSelected: boolean;
  /** What is wrong with it, as shown. */
  problems: readonly BlockProblem[];
  actions: BlockActions;
  loadFillings: LoadFillings | undefined;
}

/** One block of the list; its form opens under it when it is selected. Drawn anew only when it changes: a page has up to 300. */
export const BlockRow = memo(function BlockRow({
  block,
  index,
  count,
  isSelected,
  problems,
  actions,
  loadFillings,
}: BlockRowProps) {
  const { label: name, icon } = kindOf(block.type);
  const isKnown = block.type !== 'newer';
  const head = useRef<HTMLButtonElement>(null);
  // The buttons go with the mark.
  const confirm = () => {
    actions.confirm(block.key);
    head.current?.focus();
  };
  const fill = (fillings: readonly Block[][]) => {
    const isFilled = actions.fill(block.key, fillings);
    if (isFilled) head.current?.focus();
    return isFilled;
  };
  return (
    <div
      id={block.key}
      className={classNames(
        'scroll-mt-44 scroll-mb-24 overflow-hidden rounded-card border bg-card',
        isSelected ? 'border-l-3 border-primary' : problems.length > 0 ? 'border-danger' : 'border-line',
      )}
    >
      <div className={classNames('flex items-center gap-1 p-1', isSelected && 'bg-primary-tint')}>
        <SortableHandle label={editorText.drag(name)} />
        <button
          ref={head}
          type="button"
          data-block-head=""
          aria-expanded={isSelected}
          className="flex min-h-touch min-w-0 flex-1 items-center gap-3 text-left"
          onClick={() => actions.select(isSelected ? null : block.key)}
        >
          <span
            className={classNames(
              'grid size-7 flex-none place-items-center rounded-control',
              isSelected ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-soft',
            )}
          >
            <Icon name={icon} size={16} />
          </span>
          <span className="w-14 flex-none text-table text-ink-soft">{name}</span>
          <span className={classNames('min-w-0 flex-1 truncate', isSelected && 'font-bold')}>
            {blockSummary(block)}
          </span>
          {block.isSample && <Tag tone="accent">{editorText.samples.mark}</Tag>}
        </button>
        <IconButton
          icon="trash"
          label={`${editorText.delete} ${name} ${index + 1}`}
          onClick={() => actions.remove(block)}
        />
      </div>
      {!isSelected &&
        problems.map(({ label, message }) => (
          <p key={label} className="px-4 pb-1 text-caption text-danger">
            {label}：{message}
          </p>
        ))}
      {isSelected && (
        <div className="grid gap-4 p-4">
          {block.isSample && <Note tone="sample">{editorText.samples.help}</Note>}
          <div data-block-form="" className="grid gap-4">
            <BlockForm
              block={block}
              problems={problems}
              onChange={(part) => actions.change(block.key, part)}
            />
          </div>
          {block.isSample && (
            <SampleActions block={block} loadFillings={loadFillings} onConfirm={confirm} onFill={fill} />
          )}
          <div className="flex flex-wrap items-center gap-1 border-t border-line pt-3">
            <span className="flex-1 whitespace-nowrap text-caption text-ink-soft">
              {editorText.place(index + 1, count)}
            </span>
            {isKnown && (
              <Button variant="text" size="sm" onClick={() => actions.duplicate(block)}>
                {editorText.duplicate}
              </Button>
            )}
            {isKnown && (
              <Button variant="text" size="sm" onClick={() => actions.copy(block)}>
                {editorText.copy}
              </Button>
            )}
            <Button
              variant="text"
              size="sm"
              disabled={index === 0}
              onClick={() => actions.move(index, index - 1)}
            >
              {editorText.moveUp}
            </Button>
            <Button
              variant="text"
              size="sm"
              disabled={index === count - 1}
              onClick={() => actions.move(index, index + 1)}
            >
              {editorText.moveDown}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
});
