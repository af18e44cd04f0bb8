import { ContentStatus, HandleStatus } from '../../../openapi/generated/enums';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contactTypeWords } from '../../../openapi/generated/words';
import { useWaitingCount } from '../../session/arrivals';
import { useApprovalCount } from '../../session/own-approvals';
import { recipientText } from '../../list/text';
import { TimeIn } from '../../time/Time';
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

/** Counts of pending work with links to their lists; for articles, to the first type with pending ones. */
export function WorkTiles({
  work: { changed, week, drafts, empty, mail, noAlt },
  approvals,
  contacts,
  mine,
  comments,
}: Pick<HomeData, 'work' | 'approvals' | 'contacts' | 'mine' | 'comments'>) {
  const isMailWrong = mail !== null && (mail.missing.length > 0 || !mail.hasServer);
  const hasApprovals = approvals !== null && (approvals.mayReview || approvals.sent > 0);
  const isQuiet = !changed && !week && !drafts && !empty && !isMailWrong && noAlt === null;
  if (isQuiet && !hasApprovals && !contacts && !comments) return null;
  return (
    <>
      <h2 className="sr-only">{text.heading}</h2>
      {isMailWrong && <MailTask {...mail} />}
      <ul className="mb-6 grid grid-cols-2 gap-3 *:grid tablet:grid-cols-3 wide:grid-cols-4 wide:gap-4">
        {approvals && <ApprovalTiles approvals={approvals} />}
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
        {comments && <CommentsTile {...comments} />}
        {drafts && <TotalTile label={text.drafts} unit={text.items} lists={draftLists(drafts)} />}
        {empty && <TotalTile label={text.empty} unit={text.records} lists={emptyLists(empty)} />}
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

/** Reasons why new enquiries are not mailed: no recipient, or no mail server. */
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

/** Requests that wait for the account or were sent by it; renders nothing without any. */
function ApprovalTiles({ approvals }: { approvals: NonNullable<HomeData['approvals']> }) {
  const { mayReview, mine, mineDueToday, mineItems, sent, sentItems } = approvals;
  const count = useApprovalCount() ?? mine;
  const [next] = mineItems;
  const asked = sentItems.filter(({ state }) => state === 'changesAsked').map(({ title }) => title);
  return (
    <>
      {mayReview && (
        <li>
          <Link to="/approval" className={classNames(tile, count > 0 && 'border-l-3 border-l-accent')}>
            <Number
              label={text.approvals}
              count={count}
              unit={text.times}
              note={
                mineDueToday > 0
                  ? text.dueToday(mineDueToday)
                  : next && <TimeIn say={text.nextDue} at={next.dueOn} to="near" />
              }
              stressed
            />
          </Link>
        </li>
      )}
      {sent > 0 && (
        <li>
          <Link to="/approval" search={{ box: 'sent' }} className={tile}>
            <Number
              label={text.sentApprovals}
              count={sent}
              unit={text.times}
              note={asked.length > 0 ? text.changesAsked(asked) : text.allWaiting}
            />
          </Link>
        </li>
      )}
    </>
  );
}

function ContactsTile({ contacts }: { contacts: NonNullable<HomeData['contacts']> }) {
  const newest = contacts.items[0]?.createdOn;
  const waiting = useWaitingCount() ?? contacts.totalCount;
  return (
    <li>
      <Link
        to="/contact"
        search={{ state: HandleStatus.unhandled }}
        className={classNames(tile, waiting > 0 && 'border-l-3 border-l-accent')}
      >
        <Number
          label={text.contacts}
          count={waiting}
          unit={text.rows}
          note={newest && <TimeIn say={text.newest} at={newest} to="shortMinute" />}
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
          note={
            failed > 0 ? text.failed(failed) : next && <TimeIn say={text.next} at={next} to="shortMinute" />
          }
        />
      </Link>
    </li>
  );
}

/** Open threads with the account's participation; links to the newest. */
function CommentsTile({ open, mentioned }: NonNullable<HomeData['comments']>) {
  const place = mentioned.newest ?? open.newest;
  return (
    <li>
      <Link
        className={tile}
        {...(place
          ? {
              to: '/siteset/theme/edit/$caseId/$themeId',
              params: { caseId: String(place.caseId), themeId: String(place.themeId) },
            }
          : { to: '/web' })}
      >
        <Number
          label={text.comments}
          count={open.count}
          unit={text.threads}
          note={mentioned.count > 0 ? text.mentioned(mentioned.count) : (place?.title ?? '')}
        />
      </Link>
    </li>
  );
}

interface CountedList {
  name: string;
  /** Null without permission to view. */
  count: number | null;
  link: LinkProps;
}

/** Total of two lists; links to the first unless only the second has entries. */
function TotalTile({
  label,
  unit,
  lists: [first, second],
}: {
  label: string;
  unit: string;
  lists: [CountedList, CountedList];
}) {
  const isSecond = first.count === null || (first.count === 0 && second.count !== null);
  return (
    <li>
      <Link className={tile} {...(isSecond ? second : first).link}>
        <Number
          label={label}
          count={(first.count ?? 0) + (second.count ?? 0)}
          unit={unit}
          note={[first, second]
            .flatMap(({ name, count }) => (count === null ? [] : [text.part(name, count)]))
            .join(text.space)}
        />
      </Link>
    </li>
  );
}

const draftLists = ({ articles, news, type }: NonNullable<Work['drafts']>): [CountedList, CountedList] => [
  {
    name: text.articles,
    count: articles,
    link: { to: '/article', search: { status: ContentStatus.offline, type } },
  },
  { name: text.news, count: news, link: { to: '/news', search: { status: ContentStatus.offline } } },
];

const emptyLists = ({
  cases,
  articles,
  tab,
  type,
}: NonNullable<Work['empty']>): [CountedList, CountedList] => [
  { name: text.cases, count: cases, link: { to: '/case', search: { visibleState: 'empty', tab } } },
  {
    name: text.articles,
    count: articles,
    link: { to: '/article', search: { visibleState: 'empty', type } },
  },
];

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
