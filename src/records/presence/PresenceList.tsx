import { linkClass } from '../../ui/link-class';
import { PersonRing } from './PersonRing';
import type { Present } from './presence';
import { presenceText as text } from './text';

interface PresenceListProps extends Present {
  /** Name and position of a block; undefined for a missing one. */
  nameOf: (partId: number) => string | undefined;
  onGo: (partId: number) => void;
}

/** Other accounts at the open record, each with a link to their block; renders nothing when alone. */
export function PresenceList({ others, isLost, nameOf, onGo }: PresenceListProps) {
  if (others.length === 0 && !isLost) return null;
  return (
    <>
      <h3 className="mb-1 text-caption text-ink-soft">{text.heading}</h3>
      {isLost && <p className="text-table">{text.lost}</p>}
      <ul>
        {others.map((person) => {
          const { accountId, name, state, partId } = person;
          const block = partId === null ? undefined : nameOf(partId);
          return (
            <li key={accountId} className="flex min-h-8 items-center gap-2 text-table max-tablet:min-h-touch">
              <PersonRing person={person} />
              <span className="min-w-0 flex-1 truncate">
                <b>{name}</b>
                {text.after(text.states[state])}
              </span>
              {block !== undefined && partId !== null && (
                <button type="button" className={linkClass} onClick={() => onGo(partId)}>
                  {block}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
