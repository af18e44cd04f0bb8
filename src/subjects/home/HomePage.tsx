import { getRouteApi, Link } from '@tanstack/react-router';
import { TimeIn } from '../../base/time/Time';
import { SiteState } from '../../records/list/SiteState';
import { TitledCard } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/Tag';
import type { RecentChange } from './home-loaders';
import { homeText } from './text';
import { NewsStrip } from './NewsStrip';
import { kinds } from '../../records/kinds/kinds';
import { kindNames } from '../../../openapi/generated/kinds';
import { ContactChart } from './ContactChart';
import { ComingAppointments } from './ComingAppointments';
import { ComingSchedules } from './ComingSchedules';
import { TodayList } from './TodayList';

const route = getRouteApi('/_layout/');
const rowClass = 'flex min-h-touch items-center gap-3 hover:bg-hover';

/** Work of today, then coming events, latest changes and the number of enquiries. */
export function HomePage() {
  const data = route.useLoaderData();
  const { schedules, weeks, appointments, recent, unsaved, news, firstSteps } = data;
  const hasAppointments = appointments !== null && appointments.length > 0;
  const hasSchedules = schedules !== null && schedules.items.length > 0;
  const hasSide = hasAppointments || hasSchedules || recent.length > 0;
  return (
    <>
      {firstSteps ? <firstSteps.Steps stored={firstSteps.stored} /> : <NewsStrip news={news} />}
      {unsaved && <unsaved.Card copies={unsaved.copies} />}
      <div
        className={classNames(
          'grid items-start gap-6',
          hasSide && 'broad:grid-cols-[minmax(0,1fr)_--spacing(90)]',
        )}
      >
        <div className="grid min-w-0 gap-6">
          <TodayList data={data} />
          {weeks && weeks.length > 0 && <ContactChart weeks={weeks} />}
        </div>
        <div className="grid min-w-0 gap-6 empty:hidden">
          {hasAppointments && <ComingAppointments appointments={appointments} />}
          {hasSchedules && <ComingSchedules page={schedules} />}
          {recent.length > 0 && (
            <TitledCard title={homeText.recent}>
              <ul className="divide-y divide-line">
                {recent.map((change) => (
                  <Change key={`${change.kind}-${change.id}`} change={change} />
                ))}
              </ul>
            </TitledCard>
          )}
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
