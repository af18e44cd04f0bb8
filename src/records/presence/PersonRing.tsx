import type { PresentPerson } from '../../machines/presence';
import { classNames } from '../../ui/class-names';

const ring = 'grid size-6 flex-none place-items-center rounded-full text-caption font-bold';

const rings = {
  typing: 'bg-accent-tint text-accent-ink ring-2 ring-accent ring-offset-2 ring-offset-card',
  reading: 'border-mark border-control bg-card text-ink',
};

/** Initial of a person: a bronze ring while typing, a plain one while reading. Decorative, as text is next to it. */
export function PersonRing({ person: { name, state } }: { person: PresentPerson }) {
  return (
    <span aria-hidden="true" className={classNames(ring, rings[state])}>
      {Array.from(name.trim())[0]}
    </span>
  );
}
