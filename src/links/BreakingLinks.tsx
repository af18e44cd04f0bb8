import { commonText } from '../navigation/text';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { breakingPlaces, type LinkedRecord, type LinkPlace, type Removal } from './linked';
import { LinkRows } from './LinkRows';
import { linksText as text } from './text';
import { useLinksOf } from './use-links-of';

interface BreakingLinksProps {
  records: readonly LinkedRecord[];
  removal: Removal;
}

/** Places that would lead nowhere after a removal; nothing if there are none. */
export function BreakingLinks({ records, removal }: BreakingLinksProps) {
  const { answer, ask } = useLinksOf(records);
  if (answer.state === 'ready') {
    const { data } = answer;
    return (
      <BreakingList places={breakingPlaces(data, removal)} hidden={data.hiddenBreaks} removal={removal} />
    );
  }
  if (answer.state !== 'failed') {
    return (
      <p role="status" className="flex items-center gap-2 text-table text-ink-soft">
        <Spinner />
        {text.finding}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 text-table text-warning-ink">
      {text.failed}
      <Button size="sm" variant="text" onClick={ask}>
        {commonText.retry}
      </Button>
    </p>
  );
}

interface BreakingListProps {
  places: readonly LinkPlace[];
  /** Further places that the reader may not view. */
  hidden: number;
  removal: Removal;
}

/** Rows that a dialog shows; the others are counted. */
const maxShown = 8;

export function BreakingList({ places, hidden, removal }: BreakingListProps) {
  const count = places.length + hidden;
  if (count === 0) return null;
  const will = text.will[removal](count);
  return (
    <div role="status" className="grid gap-2">
      <p>{will}</p>
      {places.length > 0 && <LinkRows label={will} places={places.slice(0, maxShown)} />}
      {places.length > maxShown && (
        <p className="text-caption text-ink-soft">{text.more(places.length - maxShown)}</p>
      )}
      {hidden > 0 && <p className="text-caption text-ink-soft">{text.hidden(hidden)}</p>}
    </div>
  );
}
