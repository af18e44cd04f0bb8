import { getRouteApi, Link } from '@tanstack/react-router';
import { TimeIn } from '../../time/Time';
import { useAccount } from '../../session/session';
import { SiteState } from '../../list/SiteState';
import { TitledCard } from '../../ui/Card';
import { Tag } from '../../ui/Tag';
import type { RecentChange } from './home-loaders';
import { homeText } from './text';
import { NewsStrip } from './NewsStrip';
import { kinds } from '../../kinds/kinds';
import { kindNames } from '../../../openapi/generated/kinds';
import { ContactChart } from './ContactChart';
import { ComingAppointments } from './ComingAppointments';
import { ComingSchedules } from './ComingSchedules';
import { OwnMentions } from './OwnMentions';
import { UnsavedCopies } from './UnsavedCopies';
import { WaitingApprovals } from './WaitingApprovals';
import { WaitingContacts } from './WaitingContacts';
import { Note } from '../../ui/Note';
import { linkClass } from '../../ui/link-class';
import { WorkTiles } from './WorkTiles';

const route = getRouteApi('/_layout/');
const rowClass = 'flex min-h-touch items-center gap-3 hover:bg-hover';

/** Pending work in numbers, open enquiries, next schedules, and latest changes. */
export function HomePage() {
  const account = useAccount();
  const {
    work,
    approvals,
    schedules,
    contacts,
    mine,
    weeks,
    appointments,
    comments,
    recent,
    copies,
    news,
    firstSteps,
    ending,
    paused,
  } = route.useLoaderData();
  return (
    <>
      <p className="mb-4 text-section">{homeText.welcome(account?.name ?? '')}</p>
      {firstSteps ? <firstSteps.Steps stored={firstSteps.stored} /> : <NewsStrip news={news} />}
      <UnsavedCopies copies={copies} />
      {ending > 0 && (
        <Note tone="warning" className="mb-4">
          {homeText.ending(ending)}{' '}
          <Link to="/privacy" className={linkClass}>
            {homeText.openEnding}
          </Link>
        </Note>
      )}
      {paused.length > 0 && (
        <Note tone="warning" className="mb-4">
          {homeText.paused(paused)}{' '}
          <Link to="/connection/webhook" className={linkClass}>
            {homeText.openPaused}
          </Link>
        </Note>
      )}
      <WorkTiles work={work} approvals={approvals} contacts={contacts} mine={mine} comments={comments} />
      <div
        className={
          weeks || (approvals && approvals.mineItems.length > 0)
            ? 'grid items-start gap-6 broad:grid-cols-[minmax(0,1fr)_--spacing(105)]'
            : undefined
        }
      >
        <div className="grid min-w-0 gap-6 empty:hidden">
          {approvals && approvals.mineItems.length > 0 && <WaitingApprovals approvals={approvals} />}
          {weeks && weeks.length > 0 && <ContactChart weeks={weeks} />}
          {contacts && <WaitingContacts page={contacts} />}
        </div>
        <div className="grid min-w-0 gap-6">
          {comments && comments.mentions.length > 0 && <OwnMentions mentions={comments.mentions} />}
          {appointments && appointments.length > 0 && <ComingAppointments appointments={appointments} />}
          {schedules && <ComingSchedules page={schedules} />}
          <TitledCard title={homeText.recent}>
            {recent.length === 0 ? (
              <p className="text-ink-soft">{homeText.none}</p>
            ) : (
              <ul className="divide-y divide-line">
                {recent.map((change) => (
                  <Change key={`${change.kind}-${change.id}`} change={change} />
                ))}
              </ul>
            )}
          </TitledCard>
        </div>
      </div>
    </>
  );
}

function Change({ change: { kind, id, title, by, on, site } }: { change: RecentChange }) {
  const { open } = kinds[kind];
  const line = (
    <>
      <Tag>{kindNames[kind]}</Tag>
      <span className="min-w-0 flex-1 truncate">{title}</span>
      {site && <SiteState {...site} />}
      <span className="max-tablet:hidden text-caption text-ink-soft">
        <TimeIn say={(time) => homeText.by(by, time)} at={on} to="minute" />
      </span>
    </>
  );
  return (
    <li>
      {open && (
        <Link {...open(id)} className={rowClass}>
          {line}
        </Link>
      )}
    </li>
  );
}
