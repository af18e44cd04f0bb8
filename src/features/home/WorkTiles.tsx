import { ContentStatus } from '../../../openapi/generated/enums';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contactTypeWords } from '../../../openapi/generated/words';
import { useWaitingCount } from '../../session/arrivals';
import { recipientText } from '../../list/text';
import { dateTimeText } from '../../time/date-time';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import type { HomeData } from './home-loaders';
import { workText as text } from './text';

const tile = classNames(
  'grid min-w-0 content-start gap-1 rounded-card border border-line bg-card px-5 py-4 hover:bg-hover',
  'max-tablet:px-4 max-tablet:py-3',
);

type Work = HomeData['work'];

/** Counts of what needs work; each opens the list of it, for articles the list of the first type that has some. */
export function WorkTiles({
  work: { changed, week, drafts, empty, mail, noAlt },
  contacts,
  mine,
}: Pick<HomeData, 'work' | 'contacts' | 'mine'>) {
  const isMailWrong = mail !== null && (mail.missing.length > 0 || !mail.hasServer);
  if (!contacts && !changed && !week && !drafts && !empty && !isMailWrong && noAlt === null) return null;
  return (
    <>
      <h2 className="sr-only">{text.heading}</h2>
      {isMailWrong && <MailTask {...mail} />}
      <ul className="mb-6 grid grid-cols-2 gap-3 *:grid tablet:grid-cols-3 wide:grid-cols-4 wide:gap-4">
        {contacts && <ContactsTile contacts={contacts} />}
        {mine !== null && (
          <li>
            <Link to="/contact" search={{ mine: true, state: 'open' }} className={tile}>
              <Number label={text.mine} count={mine} unit={text.rows} note={text.mineNote} />
            </Link>
          </li>
        )}
        {changed && <ChangedSitesTile {...changed} />}
        {week && <WeekTile {...week} />}
        {drafts && <DraftsTile {...drafts} />}
        {empty && <EmptyPagesTile {...empty} />}
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

/** What keeps mails of new enquiries from being read: nobody is named, or no server takes them. */
function MailTask({ missing, hasServer }: NonNullable<Work['mail']>) {
  return (
    <Note tone="warning" className="mb-4">
      {missing.length > 0 && recipientText.missing(missing.map((type) => contactTypeWords[type]))}
      {!hasServer && text.noMailServer}{' '}
      <Link to="/contact-email" className={linkClass}>
        {text.mailSettings}
      </Link>
    </Note>
  );
}

function ContactsTile({ contacts }: { contacts: NonNullable<HomeData['contacts']> }) {
  const newest = contacts.items[0]?.createdOn;
  const waiting = useWaitingCount() ?? contacts.totalCount;
  return (
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
  );
}

function ChangedSitesTile({ count, sites }: NonNullable<Work['changed']>) {
  const site = count === 1 ? sites[0] : undefined;
  return (
    <li>
      <Link
        className={tile}
        {...(site
          ? { to: '/web/home/$caseId', params: { caseId: site.caseId } }
          : { to: '/web', search: { changed: true } })}
      >
        <Number
          label={text.changed}
          count={count}
          unit={text.sites}
          note={sites.map(({ title }) => title).join(text.separator)}
        />
      </Link>
    </li>
  );
}

function WeekTile({ count, failed, next }: NonNullable<Work['week']>) {
  return (
    <li>
      <Link to="/schedule" className={tile}>
        <Number
          label={text.week}
          count={count}
          unit={text.times}
          note={failed > 0 ? text.failed(failed) : next && text.next(shortTime(next))}
        />
      </Link>
    </li>
  );
}

function DraftsTile({ articles, news, type }: NonNullable<Work['drafts']>) {
  return (
    <li>
      <Link
        className={tile}
        {...(articles === null || (articles === 0 && news !== null)
          ? { to: '/news', search: { status: ContentStatus.offline } }
          : { to: '/article', search: { status: ContentStatus.offline, type } })}
      >
        <Number
          label={text.drafts}
          count={(articles ?? 0) + (news ?? 0)}
          unit={text.items}
          note={parts([text.articles, articles], [text.news, news])}
        />
      </Link>
    </li>
  );
}

function EmptyPagesTile({ cases, articles, tab, type }: NonNullable<Work['empty']>) {
  return (
    <li>
      <Link
        className={tile}
        {...(cases === null || (cases === 0 && articles !== null)
          ? { to: '/article', search: { visibleState: 'empty', type } }
          : { to: '/case', search: { visibleState: 'empty', tab } })}
      >
        <Number
          label={text.empty}
          count={(articles ?? 0) + (cases ?? 0)}
          unit={text.records}
          note={parts([text.cases, cases], [text.articles, articles])}
        />
      </Link>
    </li>
  );
}

interface NumberProps {
  label: string;
  count: number;
  unit: string;
  note: ReactNode;
  /** Accent colour for a count above 0. */
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

/** The counts that a total consists of, without those that the user may not view (null). */
function parts(...counts: [name: string, count: number | null][]): string {
  return counts.flatMap(([name, count]) => (count === null ? [] : [text.part(name, count)])).join(text.space);
}

const shortTime = (on: string) => dateTimeText(on).slice(5, 16);
