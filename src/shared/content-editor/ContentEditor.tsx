import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { IconButton } from '../../ui/IconButton';
import { Note } from '../../ui/Note';
import { moveItem } from '../../ui/sortable-order';
import { SortableHandle } from '../../ui/SortableHandle';
import { SortableList } from '../../ui/SortableList';
import { BlockForm } from './BlockForm';
import { blockProblems, blockTypes, emptyBlock, insertAfter, type Block } from './blocks';
import { editorText } from './text';

interface ContentEditorProps {
  blocks: Block[];
  /** The complete new list after every add, delete, edit or reorder (specification 2). */
  onChange: (blocks: Block[]) => void;
  showErrors: boolean;
  /** Key of the selected block, when a preview beside it selects too. */
  selected?: string | null;
  onSelect?: (key: string | null) => void;
}

const icons: Record<number, IconName> = { 1: 'heading', 2: 'text', 5: 'video', 6: 'image', 8: 'link', 10: 'call', 11: 'list' };
const nameOf = (block: Block) => editorText.types[block.type] ?? editorText.unknownType;
const summaryOf = (block: Block) => block.text || block.items.map(({ text }) => text).join('、') || block.alt || block.url;

/** 內容編輯: add, select, edit, drag and delete blocks; the form opens under its block. */
export function ContentEditor({ blocks, onChange, showErrors, selected: given, onSelect }: ContentEditorProps) {
  const [own, setOwn] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Block | null>(null);
  const selected = given === undefined ? own : given;
  const select = onSelect ?? setOwn;
  const problems = showErrors ? blockProblems(blocks) : [];
  const add = (type: number) => {
    const block = emptyBlock(type);
    onChange(insertAfter(blocks, selected, block));
    select(block.key);
  };
  const change = (key: string, part: Partial<Block>) => onChange(blocks.map((block) => (block.key === key ? { ...block, ...part } : block)));

  return (
    <section aria-label={editorText.heading} id="webParts">
      <div className="mb-3 flex items-baseline justify-between gap-4"><h2 className="text-section font-bold">{editorText.heading}</h2><span className="caption">{editorText.hint}</span></div>
      <div className="mb-4 flex flex-wrap gap-1 rounded-card bg-sunken p-2">
        {blockTypes.map((type) => (
          <button key={type} type="button" className="grid min-w-16 flex-1 justify-items-center gap-1 rounded-control px-2 py-2 text-table hover:bg-card" onClick={() => add(type)}>
            <Icon name={icons[type] ?? 'text'} />{editorText.types[type]}
          </button>
        ))}
      </div>
      {blocks.length === 0 && <Note>{editorText.empty}</Note>}
      <SortableList
        items={blocks}
        itemKey={(block) => block.key}
        onReorder={onChange}
        className="grid gap-2"
        announce={{
          lifted: (_, place, count) => editorText.lifted(place, count), moved: (_, place) => editorText.moved(place),
          dropped: (_, place) => editorText.dropped(place), cancelled: () => editorText.cancelled,
        }}
        lineLabel={editorText.moved}
        renderItem={(block, index) => {
          const isSelected = block.key === selected;
          const wrong = problems.filter(({ blockKey }) => blockKey === block.key);
          return (
            <div id={block.key} className={`rounded-card border bg-card ${isSelected ? 'border-primary border-l-3' : wrong.length ? 'border-danger' : 'border-line'}`}>
              <div className={`flex items-center gap-2 p-2 ${isSelected ? 'bg-primary-tint' : ''}`}>
                <SortableHandle label={editorText.drag(nameOf(block))} />
                <button type="button" aria-expanded={isSelected} className="flex min-w-0 flex-1 items-center gap-3 py-1 text-left" onClick={() => select(isSelected ? null : block.key)}>
                  <Icon name={icons[block.type] ?? 'more'} /><span className="flex-none text-table">{nameOf(block)}</span><span className={`truncate ${isSelected ? 'font-bold' : ''}`}>{summaryOf(block)}</span>
                </button>
                <IconButton icon="trash" label={`${editorText.delete} ${nameOf(block)} ${index + 1}`} onClick={() => setDoomed(block)} />
              </div>
              {wrong.map(({ label, message }) => <p key={label} className="px-4 pb-1 text-caption text-danger">{label}：{message}</p>)}
              {isSelected && (
                <div className="grid gap-4 p-4">
                  <BlockForm block={block} onChange={(part) => change(block.key, part)} />
                  <div className="flex items-center gap-2 border-t border-line pt-3">
                    <span className="caption flex-1">{editorText.place(index + 1, blocks.length)}</span>
                    <Button variant="text" size="sm" disabled={index === 0} onClick={() => onChange([...moveItem(blocks, index, index - 1)])}>{editorText.moveUp}</Button>
                    <Button variant="text" size="sm" disabled={index === blocks.length - 1} onClick={() => onChange([...moveItem(blocks, index, index + 1)])}>{editorText.moveDown}</Button>
                  </div>
                </div>
              )}
            </div>
          );
        }}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        tone="danger"
        title={editorText.deleteTitle}
        description={doomed ? editorText.deleteQuestion(nameOf(doomed)) : undefined}
        cancelLabel={editorText.cancel}
        confirmLabel={editorText.delete}
        onConfirm={() => {
          onChange(blocks.filter(({ key }) => key !== doomed?.key));
          setDoomed(null);
        }}
      />
    </section>
  );
}
