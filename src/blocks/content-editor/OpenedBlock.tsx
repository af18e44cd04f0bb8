import { useCallback } from 'react';
import { sampleFieldWords } from '../../../openapi/generated/words';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { whenDrawn } from '../../ui/when-drawn';
import type { Block, BlockChange, BlockProblem, BlockType } from './block';
import { kindOf, sentOf } from './block-kinds';
import { hasSources, type LoadSources, type SourceChanges } from './block-sources';
import { maxBlocks } from './blocks';
import { SampleActions } from './SampleActions';
import { filledParts } from './sample-fields';
import type { LoadFillings } from './sample-fillings';
import { SourceActions, SourceNote } from './SourceActions';
import { editorText } from './text';

const BlockFindings = whenDrawn(async () => (await import('./BlockFindings')).BlockFindings);

export const BlockForm = whenDrawn(async () => (await import('./BlockForm')).BlockForm);

const SharedPart = whenDrawn(async () => (await import('./SharedPart')).SharedPart);

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

export interface OpenedBlockProps {
  block: Block;
  index: number;
  count: number;
  /** Empty while problems are hidden. */
  problems: readonly BlockProblem[];
  actions: BlockActions;
  loadFillings: LoadFillings | undefined;
  loadSources: LoadSources | undefined;
  /** After an action whose button disappears. */
  focusHead: () => void;
}

/** Form and tools of the selected block. */
export function OpenedBlock({
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
    <div className="grid animate-appear gap-4 p-4">
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

/** Tools under the form: position, duplicate, copy, and move without dragging. */
function BlockTools({
  block,
  index,
  count,
  actions,
}: Pick<OpenedBlockProps, 'block' | 'index' | 'count' | 'actions'>) {
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
