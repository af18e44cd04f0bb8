import { kindUnits } from '../../../openapi/generated/kinds';
import { commonText } from '../../base/navigation/text';
import { usePermission } from '../../base/session/session';
import { Button } from '../../ui/Button';
import {
  breakingPlaces,
  type LinkedRecord,
  type LinkPlace,
  type LinksOf,
  openAddresses,
  type Removal,
} from './linked';
import { LinkRows } from './LinkRows';
import { RedirectChoice } from './RedirectChoice';
import { linksText as text } from './text';
import { useLinksOf } from './use-links-of';
import { Waiting } from '../../base/navigation/Waiting';

interface BreakingLinksProps {
  record: LinkedRecord;
  removal: Removal;
  /** Asks where the addresses lead then; without it only the places are listed. */
  redirect?: RedirectAnswer | undefined;
  /** Name of the record, where a dialog asks about several. */
  name?: string;
  /** True for a place that goes away too. */
  goesToo?: (place: LinkPlace) => boolean;
}

/** Page to which addresses lead, chosen in a dialog. */
interface RedirectAnswer {
  /** Path; null for none, empty while it is not chosen yet. */
  to: string | null;
  onChange: (to: string | null, paths: readonly string[]) => void;
}

/** Places that would lead nowhere after a removal; nothing if there are none. */
export function BreakingLinks(props: BreakingLinksProps) {
  const { answer, ask } = useLinksOf(props.record);
  if (answer.state === 'ready') return <BreakingList {...props} found={answer.data} onMended={ask} />;
  if (answer.state !== 'failed') {
    return <Waiting className="text-table text-ink-soft">{text.finding}</Waiting>;
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

/** Rows that a dialog shows; the others are counted. */
const maxShown = 8;

interface BreakingListProps extends BreakingLinksProps {
  found: LinksOf;
  /** Called after a link was changed. */
  onMended: () => void | Promise<void>;
}

export function BreakingList({
  record,
  removal,
  redirect,
  name,
  goesToo = () => false,
  found,
  onMended,
}: BreakingListProps) {
  const { canEdit } = usePermission(kindUnits[record.kind]);
  const places = breakingPlaces(found, removal).filter((place) => !goesToo(place));
  const hidden = found.hiddenBreaks;
  const count = places.length + hidden;
  if (count === 0) return null;
  const will = text.will[removal](count);
  const paths = openAddresses(found, removal);
  const kept = found.addresses.filter(({ path, redirectsTo }) => redirectsTo && !paths.includes(path));
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-2">
        {name && <h3 className="text-table font-bold">{name}</h3>}
        <p>{will}</p>
        {places.length > 0 && (
          <LinkRows label={will} places={places.slice(0, maxShown)} onMended={onMended} />
        )}
        {places.length > maxShown && (
          <p className="text-caption text-ink-soft">{text.more(places.length - maxShown)}</p>
        )}
        {hidden > 0 && <p className="text-caption text-ink-soft">{text.hidden(hidden)}</p>}
        {kept.map(({ path, redirectsTo }) => (
          <p key={path} className="text-caption text-ink-soft">
            {text.redirect.kept(path, redirectsTo ?? '')}
          </p>
        ))}
      </div>
      {redirect && canEdit && paths.length > 0 && (
        <RedirectChoice paths={paths} value={redirect.to} onChange={(to) => redirect.onChange(to, paths)} />
      )}
    </div>
  );
}
