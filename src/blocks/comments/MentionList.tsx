import { Avatar } from '../../ui/Avatar';
import { classNames } from '../../ui/class-names';
import type { Reader } from './mentions';
import { commentText as text } from './text';

interface MentionListProps {
  id: string;
  offered: readonly Reader[];
  /** Index of the entry that Enter chooses. */
  at: number;
  onChoose: (reader: Reader) => void;
}

/** Colleagues suggested after an @, under the box. */
export function MentionList({ id, offered, at, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text.mention}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-float"
    >
      {offered.map((reader, place) => (
        // The box keeps the focus and handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={reader.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center gap-2 rounded-tag px-2 text-table max-tablet:min-h-touch',
            place === at ? 'bg-hover' : 'hover:bg-hover',
          )}
          // The box keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(reader)}
        >
          <Avatar size="sm" name={reader.name} />
          <b>{reader.name}</b>
          <span className="min-w-0 flex-1 truncate text-ink-soft">{reader.department}</span>
        </div>
      ))}
    </div>
  );
}
