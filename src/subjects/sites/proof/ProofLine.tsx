import type { components } from '../../../../openapi/generated/types';
import { dateTimeText } from '../../../base/time/date-time';
import { classNames } from '../../../ui/class-names';
import { placeOnLine } from './moments';
import { proofText as text } from './text';

interface ProofLineProps {
  entries: readonly components['schemas']['ProofLine'][];
  place: number;
  at: number;
  now: number;
  onChoose: (place: number) => void;
}

const mark = classNames(
  'absolute top-0 grid size-6 -translate-x-1/2 place-items-center rounded-full',
  'focus-visible:outline-2 focus-visible:outline-primary',
);

/** Publications on a timeline from the first to now; on a phone the arrows below replace it. */
export function ProofLine({ entries, place, at, now, onChoose }: ProofLineProps) {
  const first = Date.parse(entries[0]?.at ?? new Date(at).toISOString());
  const asked = placeOnLine(at, first, now);
  return (
    <div role="group" aria-label={text.line} className="relative mx-3 h-6 max-tablet:hidden">
      <div aria-hidden="true" className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-success" />
      {asked >= 0 && asked <= 100 && (
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-accent-ink"
          style={{ left: `${asked}%` }}
        />
      )}
      {entries.map((entry, index) => (
        <button
          key={entry.number}
          type="button"
          className={mark}
          style={{ left: `${placeOnLine(Date.parse(entry.at), first, now)}%` }}
          aria-label={text.point(entry.number, dateTimeText(entry.at))}
          title={text.changeBy(dateTimeText(entry.at), text.reasons[entry.reason])}
          aria-current={index === place}
          onClick={() => onChoose(index)}
        >
          <span
            className={classNames(
              'size-3.5 rounded-full border-2',
              entry.isPublic ? 'border-success' : 'border-control',
              index === place ? (entry.isPublic ? 'bg-success' : 'bg-ink-soft') : 'bg-card',
            )}
          />
        </button>
      ))}
    </div>
  );
}
