import { useEffect, useState } from 'react';
import { listAppointments } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { shownData, useAnswer } from '../../base/calls/use-answer';
import { failureText } from '../../base/calls/failure-words';
import { ReadDialog } from '../../records/record/ReadDialog';
import { Note } from '../../ui/Note';
import { Segmented } from '../../ui/Segmented';
import { visitDayText, visitDays } from './visit-days';
import { VisitRow } from './VisitRow';
import { visitsText as text } from './visits-text';
import { Waiting } from '../../base/navigation/Waiting';

type AppointmentRow = components['schemas']['AppointmentRow'];

/** Coming visits by day with those that collide, and past ones with what became of them; each leads to its enquiry. */
export function VisitsDialog({ onClose }: { onClose: () => void }) {
  const [isPast, setPast] = useState(false);
  const { answer, ask } = useAnswer<AppointmentRow[]>();
  useEffect(() => ask(() => listAppointments(isPast ? { isPast } : {})), [ask, isPast]);
  const rows = shownData(answer);
  return (
    <ReadDialog
      onClose={onClose}
      width={640}
      title={text.title}
      description={isPast ? text.pastHelp : text.help}
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
      {answer.state === 'loading' && <Waiting className="text-ink-soft" />}
      {rows && answer.state !== 'loading' && <VisitList rows={rows} isPast={isPast} />}
    </ReadDialog>
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
            <time dateTime={day}>{visitDayText(at, now)}</time>
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
