import { type ComponentType, memo, type Ref, useRef } from 'react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { SortableHandle } from '../../ui/SortableHandle';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Block } from './block';
import { sourceOf } from './block-sources';
import { kindOf } from './block-kinds';
import { blockSummary } from './block-parts';
import { firstPicture } from './first-picture';
import { OpenedBlock, type OpenedBlockProps } from './OpenedBlock';
import { editorText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const SharedHead = whenDrawn(async () => (await import('./SharedPart')).SharedHead);

/** Additions of a screen to a block's row, such as comments. Must be stable, as rows are memoized. */
export type RowMarks = ComponentType<{ block: Block; index: number; isSelected: boolean }>;

interface BlockRowProps extends Omit<OpenedBlockProps, 'focusHead'> {
  isSelected: boolean;
  rowMarks: RowMarks | undefined;
  /** Share of the views in which its section was seen. */
  share: number | undefined;
}

// Under the pointer and with the focus; always without a pointer.
const whenWanted =
  'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 [@media(hover:none)]:opacity-100';

/** One block of the list, with its form while it is selected. Memoized, as a page has up to 300. */
export const BlockRow = memo(function BlockRow({
  block,
  index,
  count,
  isSelected,
  problems,
  actions,
  loadFillings,
  loadSources,
  rowMarks: Marks,
  share,
}: BlockRowProps) {
  const { label: name } = kindOf(block.type);
  const head = useRef<HTMLButtonElement>(null);
  return (
    <div
      id={block.key}
      className={classNames(
        // Opened, it stands at the top of the list, under the name of its section.
        'scroll-mb-24 overflow-hidden rounded-card border desktop:scroll-mt-9',
        isSelected
          ? 'border-l-3 border-primary bg-card'
          : problems.length > 0
            ? 'border-danger'
            : 'border-transparent',
      )}
    >
      <div
        className={classNames(
          'group/row flex items-center gap-1 rounded-card pr-1 pl-0.5',
          isSelected ? 'bg-primary-tint' : 'hover:bg-hover',
        )}
      >
        <SortableHandle
          label={editorText.drag(name, index + 1)}
          // Alone in the sheet of a phone, it has no place to go.
          className="in-data-[sheet=block]:hidden"
        />
        <BlockHead
          block={block}
          isSelected={isSelected}
          share={share}
          ref={head}
          onClick={() => actions.select(isSelected ? null : block.key)}
        />
        {Marks && <Marks block={block} index={index} isSelected={isSelected} />}
        <IconButton
          icon="trash"
          label={`${editorText.delete} ${name} ${index + 1}`}
          size="sm"
          className={isSelected ? undefined : whenWanted}
          onClick={() => actions.remove(block)}
        />
      </div>
      {!isSelected && <Problems problems={problems} />}
      {isSelected && (
        <OpenedBlock
          block={block}
          index={index}
          count={count}
          problems={problems}
          actions={actions}
          loadFillings={loadFillings}
          loadSources={loadSources}
          focusHead={() => head.current?.focus()}
        />
      )}
    </div>
  );
});

function Problems({ problems }: Pick<OpenedBlockProps, 'problems'>) {
  return problems.map(({ label, message }) => (
    <p key={label} className="px-4 pb-1 text-caption text-danger">
      {label}：{message}
    </p>
  ));
}

interface BlockHeadProps {
  block: Block;
  isSelected: boolean;
  share: number | undefined;
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Button that opens and closes the form: type and beginning of the content. */
function BlockHead({ block, isSelected, share, ref, onClick }: BlockHeadProps) {
  const { label: name, icon } = kindOf(block.type);
  const picture = firstPicture(block);
  const source = sourceOf(block);
  return (
    <button
      ref={ref}
      type="button"
      data-block-head=""
      aria-expanded={isSelected}
      className="flex min-h-10 min-w-0 flex-1 items-center gap-x-2.5 text-left max-tablet:min-h-touch"
      onClick={onClick}
    >
      {picture ? (
        <Thumb picture={picture} alt="" />
      ) : (
        <span title={name} className={classNames('px-0.5', isSelected ? 'text-primary' : 'text-ink-soft')}>
          <Icon name={icon} size={16} />
        </span>
      )}
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={classNames('min-w-0 flex-1 truncate', isSelected && 'font-bold')}>
        {block.sharedId ? <SharedHead block={block} /> : blockSummary(block)}
      </span>
      {share !== undefined && (
        <span className="flex-none text-caption text-ink-soft tabular-nums">{editorText.seenBy(share)}</span>
      )}
      {block.isSample && <Tag tone="accent">{editorText.samples.mark}</Tag>}
      {source !== null &&
        (block.isSourceEmpty ? (
          <Tag tone="warning">{editorText.sources.mark(source)}</Tag>
        ) : (
          <VisuallyHidden>{editorText.sources.mark(source)}</VisuallyHidden>
        ))}
    </button>
  );
}
