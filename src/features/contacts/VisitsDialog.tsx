import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AppointmentState } from '../../../openapi/generated/enums';
import { appointmentStateWords } from '../../../openapi/generated/words';
import { listAppointments } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { shownData, useAnswer } from '../../calls/use-answer';
import { failureText } from '../../calls/failure-words';
import { weekdayMoment } from '../../time/date-time';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { linkClass } from '../../ui/link-class';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { Spinner } from '../../ui/Spinner';
import { Tag } from '../../ui/Tag';
import { commonText } from '../../navigation/text';
import { type Visit, visitDays } from './visit-days';
import { visitsText as text } from './visits-text';

type AppointmentRow = components['schemas']['AppointmentRow'];

const pastTones = {
  [AppointmentState.planned]: 'warning',
  [AppointmentState.kept]: 'success',
  [AppointmentState.missed]: 'danger',
  [AppointmentState.cancelled]: 'neutral',
} as const;

/** Coming visits by day with those that collide, and past ones with what became of them; each leads to its enquiry. */
export function VisitsDialog({ onClose }: { onClose: () => void }) {
  const [isPast, setPast] = useState(false);
  const { answer, ask } = useAnswer<AppointmentRow[]>();
  useEffect(() => ask(() => listAppointments(isPast ? { isPast } : {})), [ask, isPast]);
  const rows = shownData(answer);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={640}
      title={text.title}
      description={isPast ? text.pastHelp : text.help}
      footer={<Button onClick={onClose}>{commonText.close}</Button>}
    >
      <Segmented
        className="mb-4"
        size="sm"
        aria-label={text.title}
        value={isPast ? 'past' : 'coming'}
        onChange={(value) => setPast(value === 'past')}
        options={[
          { value: 'coming', label: text.coming },
          { value: 'past', label: text.past },
        ]}
      />
      {answer.state === 'failed' && <Note tone="danger">{failureText(answer.error)}</Note>}
      {answer.state === 'loading' && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {commonText.loading}
        </p>
      )}
      {rows && answer.state !== 'loading' && <VisitList rows={rows} isPast={isPast} />}
    </Dialog>
  );
}

function VisitList({ rows, isPast }: { rows: readonly AppointmentRow[]; isPast: boolean }) {
  const [now] = useState(Date.now);
  if (rows.length === 0) return <p className="text-ink-soft">{isPast ? text.nonePast : text.none}</p>;
  const full = isPast ? text.fullPast : text.full;
  return (
    <div className="grid gap-5">
      {rows.length >= full && <Note>{text.fullNote(full)}</Note>}
      {visitDays(rows).map(({ day, at, visits }) => (
        <section key={day}>
          <h3 className="flex justify-between gap-3 border-b border-line pb-1 font-bold">
            <time dateTime={day}>{weekdayMoment(at, now).replace(/\d\d:\d\d$/, '')}</time>
            <span className="text-caption text-ink-soft">{text.count(visits.length)}</span>
          </h3>
          <ul className="divide-y divide-line">
            {visits.map((visit) => (
              <VisitRow key={visit.id} {...visit} isPast={isPast} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function VisitRow(props: Visit & { isPast: boolean }) {
  const { id, name, caseTitle, assignee, from, until, clash, state, isPast } = props;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <span className="tabular-nums">{text.hours(from, until)}</span>
      <span className="min-w-0 flex-1">
        <Link to="/contact/edit/$id" params={{ id: String(id) }} className={linkClass}>
          {name}
        </Link>
        {'　'}
        {caseTitle || text.unnamedCase}
        {'　'}
        <span className="text-caption whitespace-nowrap text-ink-soft">{assignee || text.unassigned}</span>
      </span>
      {isPast && (
        <Tag tone={pastTones[state]}>
          {state === AppointmentState.planned ? text.unrecorded : appointmentStateWords[state]}
        </Tag>
      )}
      {clash && !isPast && (
        <Tag tone={clash.kind === 'assignee' ? 'warning' : 'neutral'}>
          {text.clash[clash.kind](clash.with)}
        </Tag>
      )}
    </li>
  );
}
