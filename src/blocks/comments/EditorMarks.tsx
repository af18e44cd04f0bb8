import { createContext, use } from 'react';
import type { RowMarks } from '../content-editor/BlockRow';
import type { SectionMarks } from '../content-editor/SectionRow';
import { kindOf } from '../content-editor/block-kinds';
import type { Present } from '../../records/presence/presence';
import { PersonRing } from '../../records/presence/PersonRing';
import { presenceText } from '../../records/presence/text';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CommentMarker } from './CommentMarker';
import { commentText } from './text';
import type { BlockCount } from './threads';

interface Marks {
  counts: ReadonlyMap<number, BlockCount>;
  /** Other accounts at the draft. Asked for once: each key is reported, and 300 rows would look each time. */
  people: Present['others'];
  /** Opens the comments of a block; null if the server has no comments. */
  onOpen: ((partId: number) => void) | null;
}

/** Comment counts and actions for the rows of an editor. */
export const MarksContext = createContext<Marks>({ counts: new Map(), people: [], onOpen: null });

/** Marks in a block's row: people and comments. A block without comments shows its marker only while it is open. */
export const EditorMarks: RowMarks = ({ block, isSelected }) => {
  const { counts, people, onOpen } = use(MarksContext);
  const { id } = block;
  if (id === null) return null;
  const count = counts.get(id);
  return (
    <>
      <People here={people.filter((person) => person.partId === id)} />
      {onOpen && (count || isSelected) && (
        <CommentMarker
          partId={id}
          name={kindOf(block.type).label}
          count={count}
          isSelected={isSelected}
          onOpen={onOpen}
        />
      )}
    </>
  );
};

/** Sum of the open comments in a folded section, and the people there. */
export const FoldedMarks: SectionMarks = ({ partIds }) => {
  const { counts, people } = use(MarksContext);
  const open = partIds.reduce((sum, id) => {
    const count = counts.get(id);
    return count && !count.isSettled ? sum + count.count : sum;
  }, 0);
  return (
    <>
      <People here={people.filter(({ partId }) => partId !== null && partIds.includes(partId))} />
      {open > 0 && (
        <span className="flex flex-none items-center gap-1 px-1.5 text-caption font-bold text-accent-ink">
          <Icon name="comment" size={16} />
          {open}
          <VisuallyHidden>{commentText.unit}</VisuallyHidden>
        </span>
      )}
    </>
  );
};

function People({ here }: { here: Present['others'] }) {
  return here.map((person) => {
    const words = presenceText.short(person.name, presenceText.states[person.state]);
    return (
      <span key={person.accountId} title={words} className="flex-none px-1">
        <PersonRing person={person} />
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    );
  });
}
