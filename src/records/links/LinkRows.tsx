import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { kinds } from '../kinds/kinds';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { linkClass } from '../../ui/link-class';
import type { LinkPlace } from './linked';
import type { MendedPlace } from './MendDialog';
import { mendText } from './mend-text';
import { linksText as text } from './text';
import { whenDrawn } from '../../ui/when-drawn';
import { wayTo } from './way-to';

const MendDialog = whenDrawn(async () => (await import('./MendDialog')).MendDialog);

interface LinkRowsProps {
  label: string;
  places: readonly LinkPlace[];
  /** Called after a link was changed; without it none can be. */
  onMended?: (() => void | Promise<void>) | undefined;
}

/** Places that show or link a record: kind, title and place, state, and the way there in a new tab. */
export function LinkRows({ label, places, onMended }: LinkRowsProps) {
  const [mending, setMending] = useState<MendedPlace | null>(null);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-control border border-line text-table">
        {places.map((place) => (
          <Row key={keyOf(place)} place={place} onMend={onMended && setMending} />
        ))}
      </ul>
      {mending && onMended && (
        <MendDialog
          place={mending}
          onDone={async () => {
            setMending(null);
            await onMended();
          }}
          onClose={() => setMending(null)}
        />
      )}
    </>
  );
}

const keyOf = ({ kind, recordId, themeId, partId, field, block, state, isOfSite }: LinkPlace) =>
  [kind, recordId, themeId, partId, field, block, state, isOfSite].join(' ');

function Row({ place, onMend }: { place: LinkPlace; onMend?: ((place: MendedPlace) => void) | undefined }) {
  const { kind, title, effect, state, isOfSite, urls, mayEdit } = place;
  const { icon } = kinds[kind];
  const where = whereOf(place);
  const breaksNow = effect === 'breaks' && state === 'live';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-2 tablet:grid-cols-[--spacing(20)_minmax(0,1fr)_auto_auto]">
      <span className="flex items-center gap-2 text-caption text-ink-soft max-tablet:col-span-full">
        {icon && <Icon name={icon} size={16} />}
        {text.kinds[kind]}
      </span>
      <span className="min-w-0">
        <span className="block wrap-anywhere">{title}</span>
        <span className="block text-caption wrap-anywhere text-ink-soft">
          {where}
          {isOfSite && effect === 'breaks' && kind !== 'site' && text.separator + text.ofSite}
        </span>
      </span>
      <span className={classNames('text-caption', breaksNow ? 'text-danger' : 'text-ink-soft')}>
        {breaksNow ? text.effects.breaks : text.states[state]}
      </span>
      <span className="flex items-center gap-3 max-tablet:col-start-2">
        {onMend && mayEdit && kind !== 'release' && urls.length > 0 && (
          <Button
            variant="text"
            size="sm"
            aria-label={mendText.openOf(title, urls.join(' '))}
            onClick={() => onMend({ ...place, kind })}
          >
            {mendText.open}
          </Button>
        )}
        <Link {...wayTo(place)} target="_blank" aria-label={text.openOf(title, where)} className={linkClass}>
          {text.open}
        </Link>
      </span>
    </li>
  );
}

function whereOf({ effect, field, block, words, count }: LinkPlace): string {
  if (effect === 'mentions') return text.times(count);
  const place = text.place(field, block) + (words ? text.says(words) : '');
  return count > 1 ? place + text.separator + text.times(count) : place;
}
