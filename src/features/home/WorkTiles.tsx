import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWaitingCount } from '../../session/arrivals';
import { dateTimeText } from '../../record/date-time';
import { classNames } from '../../ui/class-names';
import type { HomeData } from './home-loaders';
import { workText as text } from './text';

const tile = classNames(
  'grid min-w-0 content-start gap-1 rounded-card border border-line bg-card px-5 py-4 hover:bg-hover',
  'max-tablet:px-4 max-tablet:py-3',
);

/** What needs work, in numbers: each opens the list of what it counts, of articles that of the first type that has some. */
export function WorkTiles({
  work: { changed, week, drafts, empty, noAlt },
  contacts,
  mine,
}: Pick<HomeData, 'work' | 'contacts' | 'mine'>) {
  const newest = contacts?.items[0]?.createdOn;
  const waiting = useWaitingCount() ?? contacts?.totalCount ?? 0;
  const site = changed?.count === 1 ? changed.sites[0] : undefined;
  if (!contacts && !changed && !week && !drafts && !empty && noAlt === null) return null;
  return (
    <>
      <h2 className="sr-only">{text.heading}</h2>
      <ul className="mb-6 grid grid-cols-2 gap-3 *:grid tablet:grid-cols-3 wide:grid-cols-4 wide:gap-4">
        {contacts && (
          <li>
            <Link
              to="/contact"
              search={{ state: 0 }}
              className={classNames(tile, waiting > 0 && 'border-l-3 border-l-accent')}
            >
              <Number
                label={text.contacts}
                count={waiting}
                unit={text.rows}
                note={newest && text.newest(shortTime(newest))}
                stressed
              />
            </Link>
          </li>
        )}
        {mine !== null && (
          <li>
            <Link to="/contact" search={{ mine: true, state: 'open' }} className={tile}>
              <Number label={text.mine} count={mine} unit={text.rows} note={text.mineNote} />
            </Link>
          </li>
        )}
        {changed && (
          <li>
            <Link
              className={tile}
              {...(site
                ? { to: '/web/home/$caseId', params: { caseId: site.caseId } }
                : { to: '/web', search: { changed: true } })}
            >
              <Number
                label={text.changed}
                count={changed.count}
                unit={text.sites}
                note={changed.sites.map(({ title }) => title).join(text.separator)}
              />
            </Link>
          </li>
        )}
        {week && (
          <li>
            <Link to="/schedule" className={tile}>
              <Number
                label={text.week}
                count={week.count}
                unit={text.times}
                note={
                  week.failed > 0 ? text.failed(week.failed) : week.next && text.next(shortTime(week.next))
                }
              />
            </Link>
          </li>
        )}
        {drafts && (
          <li>
            <Link
              className={tile}
              {...(drafts.articles === null || (drafts.articles === 0 && drafts.news !== null)
                ? { to: '/news', search: { status: 0 } }
                : { to: '/article', search: { status: 0, type: drafts.type } })}
            >
              <Number
                label={text.drafts}
                count={(drafts.articles ?? 0) + (drafts.news ?? 0)}
                unit={text.items}
                note={parts([text.articles, drafts.articles], [text.news, drafts.news])}
              />
            </Link>
          </li>
        )}
        {empty && (
          <li>
            <Link
              className={tile}
              {...(empty.cases === null || (empty.cases === 0 && empty.articles !== null)
                ? { to: '/article', search: { visibleState: 'empty', type: empty.type } }
                : { to: '/case', search: { visibleState: 'empty', tab: empty.tab } })}
            >
              <Number
                label={text.empty}
                count={(empty.articles ?? 0) + (empty.cases ?? 0)}
                unit={text.records}
                note={parts([text.cases, empty.cases], [text.articles, empty.articles])}
              />
            </Link>
          </li>
        )}
        {noAlt !== null && (
          <li>
            <Link to="/media" search={{ state: 'noAlt' }} className={tile}>
              <Number label={text.noAlt} count={noAlt} unit={text.pictures} note={text.noAltNote} />
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}

interface NumberProps {
  label: string;
  count: number;
  unit: string;
  note: ReactNode;
  /** In the colour of what waits. */
  stressed?: boolean;
}

function Number({ label, count, unit, note, stressed = false }: NumberProps) {
  return (
    <>
      <span className="text-table text-ink-soft">{label}</span>
      <span className="flex items-baseline gap-1.5">
        <b
          className={classNames(
            'text-title tabular-nums',
            count === 0 ? 'text-ink-soft' : stressed && 'text-accent-ink',
          )}
        >
          {count.toLocaleString('en')}
        </b>
        {unit}
      </span>
      <span className="min-h-4.5 truncate text-caption text-ink-soft">{note}</span>
    </>
  );
}

/** The parts of a number, those that one may view. */
function parts(...counts: [name: string, count: number | null][]): string {
  return counts.flatMap(([name, count]) => (count === null ? [] : [text.part(name, count)])).join(text.space);
}

const shortTime = (on: string) => dateTimeText(on).slice(5, 16);
