import { Link } from '@tanstack/react-router';
import { compactMoment } from '../../base/time/date-time';
import { TimeIn } from '../../base/time/Time';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import { joinText as text } from './text';
import type { InRelease } from './use-release-of';

/** Line above a form that names the release of its record; nothing without one. */
export function ReleaseLine({ release }: Pick<InRelease, 'release'>) {
  if (!release) return null;
  const { id, name, dueOn } = release;
  const [start, end] = text.inRelease;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-accent-tint px-5 py-3 text-table">
      <Icon name="copy" size={16} className="text-accent-ink" />
      <span>
        {start}
        <Link to="/release/$id" params={{ id: String(id) }} className={linkClass}>
          {name}
        </Link>
        {end}
      </span>
      {dueOn && <TimeIn say={text.due} at={dueOn} to="near" />}
    </p>
  );
}

/** Moment of a release in a choice; empty without one. */
export const dueText = (dueOn: string | null, now: number) => (dueOn ? compactMoment(dueOn, now) : '');
