import { useEffect, useState } from 'react';
import { AppointmentState } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { listAppointments } from '../../api/generated/operations';
import { failureText } from '../../base/calls/failure-words';
import { useAnswer } from '../../base/calls/use-answer';
import { commonText } from '../../base/navigation/text';
import { wireDay } from '../../base/time/date-time';
import { Note } from '../../ui/Note';
import type { ContactRecord } from './contact-loaders';
import { visitDayText, visitDays } from './visit-days';
import { VisitRow } from './VisitRow';
import { visitsText as text } from './visits-text';

type AppointmentRow = components['schemas']['AppointmentRow'];

interface VisitDayProps {
  record: ContactRecord;
  /** Chosen time. */
  at: string;
  /** Name of the chosen person, or empty. */
  assignee: string;
}

/** Other visits on the day of a chosen time; says if one needs the same person or case in the same hour. */
export function VisitDay({ record: { id, name, caseTitle }, at, assignee }: VisitDayProps) {
  const [now] = useState(Date.now);
  const day = wireDay(at);
  const { answer, ask } = useAnswer<AppointmentRow[]>();
  useEffect(() => ask(() => listAppointments({ day })), [ask, day]);
  if (answer.state === 'failed') return <Note tone="danger">{failureText(answer.error)}</Note>;
  if (answer.state !== 'ready') return <p className="text-caption text-ink-soft">{commonText.loading}</p>;
  const own = { id, name, caseTitle, assignee, at, state: AppointmentState.planned };
  const others = answer.data.filter((each) => each.id !== id && wireDay(each.at) === day);
  const visits = visitDays([own, ...others]).flatMap((each) => each.visits);
  const clash = visits.find((each) => each.id === id)?.clash;
  return (
    <div className="grid gap-2" role="status">
      {clash && <Note tone="warning">{text.clash[clash.kind](clash.with)}</Note>}
      <p className="text-caption text-ink-soft">{text.others(visitDayText(at, now), others.length)}</p>
      {others.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-table">
          {visits
            .filter((each) => each.id !== id)
            .map((each) => (
              <VisitRow key={each.id} {...each} clash={null} isPast={false} />
            ))}
        </ul>
      )}
    </div>
  );
}
