import { useEffect, useEffectEvent, useRef } from 'react';
import { useSpoken } from '../../ui/use-spoken';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PersonRing } from './PersonRing';
import { type Present, usePresent } from './presence';
import { presenceText } from './text';

/** Other accounts at the open record, in one line; renders nothing when alone. */
export function PresenceLine() {
  return <PresenceWords {...usePresent()} />;
}

export function PresenceWords({ others, isLost }: Present) {
  const spoken = useComings(others);
  return (
    <>
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      {isLost && <span className="text-caption text-ink-soft">{presenceText.lost}</span>}
      {others.length > 0 && (
        <ul
          aria-label={presenceText.heading}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption"
        >
          {others.map((person) => (
            <li key={person.accountId} className="flex items-center gap-2">
              <PersonRing person={person} />
              <span>{presenceText.person(person.name, presenceText.states[person.state])}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Announces arrivals and departures once each, not at every beat. */
function useComings(others: Present['others']): string {
  const [spoken, say] = useSpoken();
  const before = useRef<Present['others']>([]);
  const announce = useEffectEvent((now: Present['others']) => {
    const missing = (from: Present['others'], among: Present['others']) =>
      from
        .filter(({ accountId }) => !among.some((each) => each.accountId === accountId))
        .map(({ name }) => name);
    const [came, went] = [missing(now, before.current), missing(before.current, now)];
    before.current = now;
    const words = [
      ...(came.length > 0 ? [presenceText.came(came)] : []),
      ...(went.length > 0 ? [presenceText.went(went)] : []),
    ];
    if (words.length > 0) say(words.join(presenceText.separator));
  });
  useEffect(() => announce(others), [others]);
  return spoken;
}
