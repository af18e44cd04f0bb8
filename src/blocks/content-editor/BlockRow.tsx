import { type ComponentType, memo, type Ref, useCallback, useRef } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { SortableHandle } from '../../ui/SortableHandle';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { sampleFieldWords } from '../../../openapi/generated/words';
import type { Block, BlockChange, BlockProblem, BlockType } from './block';
import { hasSources, type LoadSources, type SourceChanges, sourceOf } from './block-sources';
import { kindOf, sentOf } from './block-kinds';
import { blockSummary } from './block-parts';
import { maxBlocks } from './blocks';
import { firstPicture } from './first-picture';
import { filledParts } from './sample-fields';
import { SourceActions, SourceNote } from './SourceActions';
import { SampleActions } from './SampleActions';
import type { LoadFillings } from './sample-fillings';
import { editorText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const BlockFindings = whenDrawn(async () => (await import('./BlockFindings')).BlockFindings);

export const BlockForm = whenDrawn(async () => (await import('./BlockForm')).BlockForm);

const SharedPart = whenDrawn(async () => (await import('./SharedPart')).SharedPart);
const SharedHead = whenDrawn(async () => (await import('./SharedPart')).SharedHead);

export interface BlockActions extends SourceChanges {
  /** Puts a block in the place of that with its key; `said` announces it. */
  replace: (block: Block, said: string) => void;
  select: (key: string | null) => void;
  change: (key: string, part: BlockChange) => void;
  move: (from: number, to: number) => void;
  duplicate: (block: Block) => void;
  copy: (block: Block) => void;
  /** Accepts a sample as content. */
  confirm: (key: string) => void;
  /** Replaces a sample by content of the case; false if the page already has all of it. */
  fill: (key: string, fillings: readonly Block[][]) => boolean;
  remove: (block: Block) => void;
  /** Called once the form of a block is there. */
  formDrawn: (key: string) => void;
}

/** Additions of a screen to a block's row, such as comments. Must be stable, as rows are memoized. */
export type RowMarks = ComponentType<{ block: Block; index: number; isSelected: boolean }>;

interface BlockRowProps {
  block: Block;
  index: number;
  count: number;
  isSelected: boolean;
  /** Empty while problems are hidden. */
  problems: readonly BlockProblem[];
  actions: BlockActions;
  loadFillings: LoadFillings | undefined;
  loadSources: LoadSources | undefined;
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

interface OpenedBlockProps extends Omit<BlockRowProps, 'isSelected' | 'rowMarks' | 'share'> {
  /** After an action whose button disappears. */
  focusHead: () => void;
}

/** Form and tools of the selected block. */
function OpenedBlock({
  block,
  index,
  count,
  problems,
  actions,
  loadFillings,
  loadSources,
  focusHead,
}: OpenedBlockProps) {
  const { formDrawn: tellDrawn } = actions;
  const formDrawn = useCallback(() => tellDrawn(block.key), [tellDrawn, block.key]);
  const confirm = () => {
    actions.confirm(block.key);
    focusHead();
  };
  const fill = (fillings: readonly Block[][]) => {
    const isFilled = actions.fill(block.key, fillings);
    if (isFilled) focusHead();
    return isFilled;
  };
  return (
    <div className="grid gap-4 p-4">
      <SourceNote block={block} />
      {block.isSample && <Note tone="sample">{sampleHelp(block)}</Note>}
      <div data-block-form="" className="grid gap-4">
        {block.sharedId ? (
          <SharedPart block={block} replace={actions.replace} onDone={focusHead} onDrawn={formDrawn} />
        ) : (
          <BlockForm
            block={block}
            problems={problems}
            onChange={(part) => actions.change(block.key, part)}
            onDrawn={formDrawn}
          />
        )}
      </div>
      <BlockFindings block={block} focusHead={focusHead} />
      {block.isSample && (
        <SampleActions block={block} loadFillings={loadFillings} onConfirm={confirm} onFill={fill} />
      )}
      {loadSources && hasSources(block) && !block.sharedId && (
        <SourceActions
          key={block.source}
          block={block}
          loadSources={loadSources}
          actions={actions}
          onDone={focusHead}
        />
      )}
      <BlockTools block={block} index={index} count={count} actions={actions} />
    </div>
  );
}

function Problems({ problems }: Pick<BlockRowProps, 'problems'>) {
  return problems.map(({ label, message }) => (
    <p key={label} className="px-4 pb-1 text-caption text-danger">
      {label}：{message}
    </p>
  ));
}

/** Remaining sample parts of a block, by name if other parts were edited. */
function sampleHelp(block: Block): string {
  const { type, sampleFields } = block;
  const { text, picture } = kindOf(type);
  const words = {
    ...sampleFieldWords,
    text: text?.label ?? sampleFieldWords.text,
    picture: picture?.label ?? sampleFieldWords.picture,
  };
  const isWhole = filledParts(sentOf<BlockType>(block)).every((field) => sampleFields.includes(field));
  if (isWhole || sampleFields.length === 0) return editorText.samples.help;
  return editorText.samples.partly(sampleFields.map((field) => words[field]).join('、'));
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
      {sourceOf(block) !== null &&
        (block.isSourceEmpty ? (
          <Tag tone="warning">{editorText.sources.mark}</Tag>
        ) : (
          <VisuallyHidden>{editorText.sources.mark}</VisuallyHidden>
        ))}
    </button>
  );
}

/** Tools under the form: position, duplicate, copy, and move without dragging. */
function BlockTools({
  block,
  index,
  count,
  actions,
}: Pick<BlockRowProps, 'block' | 'index' | 'count' | 'actions'>) {
  const isKnown = block.type !== 'newer';
  const tools = [
    {
      label: editorText.duplicate,
      isOffered: isKnown,
      isOff: count >= maxBlocks,
      run: () => actions.duplicate(block),
    },
    { label: editorText.copy, isOffered: isKnown, run: () => actions.copy(block) },
    { label: editorText.moveUp, isOff: index === 0, run: () => actions.move(index, index - 1) },
    { label: editorText.moveDown, isOff: index === count - 1, run: () => actions.move(index, index + 1) },
  ];
  return (
    <div className="flex flex-wrap items-center gap-1 border-t border-line pt-3">
      <span className="flex-1 whitespace-nowrap text-caption text-ink-soft">
        {editorText.place(index + 1, count)}
      </span>
      {tools.map(
        ({ label, isOffered = true, isOff = false, run }) =>
          isOffered && (
            <Button key={label} variant="text" size="sm" disabled={isOff} onClick={run}>
              {label}
            </Button>
          ),
      )}
    </div>
  );
}
