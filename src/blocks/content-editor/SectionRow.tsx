import { type ComponentType, memo } from 'react';
import { Icon } from '../../ui/Icon';
import { SortableHandle } from '../../ui/SortableHandle';
import { Tag } from '../../ui/Tag';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SectionHead } from './sections';
import { editorText } from './text';

/** Additions of a screen to a folded section: the sum of its blocks. */
export type SectionMarks = ComponentType<{ partIds: readonly number[] }>;

interface SectionRowProps {
  section: SectionHead;
  marks: SectionMarks | undefined;
  onToggle: (key: string) => void;
}

/** Heading above the blocks of a section, which folds them; folded, it says what is inside. */
export const SectionRow = memo(function SectionRow({ section, marks: Marks, onToggle }: SectionRowProps) {
  const { key, name, count, isOpen, isMovable, partIds, samples, problems } = section;
  const text = editorText.sections;
  return (
    <div className="flex items-center gap-1 pr-2 pl-0.5">
      {isMovable ? <SortableHandle label={text.drag(name)} /> : <span className="w-8 max-tablet:w-touch" />}
      <h3 className="flex min-w-0 flex-1">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control text-left hover:bg-hover max-tablet:min-h-touch"
          onClick={() => onToggle(key)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} className="text-ink-soft" />
          <b className="min-w-0 flex-1 truncate">{name}</b>
          {!isOpen && samples > 0 && <Tag tone="accent">{text.samples(samples)}</Tag>}
          {!isOpen && problems > 0 && (
            <span className="flex-none text-caption font-normal text-danger">{text.problems(problems)}</span>
          )}
          <span aria-hidden="true" className="flex-none text-caption font-normal text-ink-soft tabular-nums">
            {count}
          </span>
          <VisuallyHidden>{text.count(count)}</VisuallyHidden>
        </button>
      </h3>
      {!isOpen && Marks && <Marks partIds={partIds} />}
    </div>
  );
});
