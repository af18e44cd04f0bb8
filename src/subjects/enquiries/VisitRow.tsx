import { Link } from '@tanstack/react-router';
import { AppointmentState } from '../../../openapi/generated/enums';
import { appointmentStateWords } from '../../../openapi/generated/words';
import { linkClass } from '../../ui/link-class';
import { Tag } from '../../ui/Tag';
import type { Visit } from './visit-days';
import { visitsText as text } from './visits-text';

const pastTones = {
  [AppointmentState.planned]: 'warning',
  [AppointmentState.kept]: 'success',
  [AppointmentState.missed]: 'danger',
  [AppointmentState.cancelled]: 'neutral',
} as const;

/** A visit with its enquiry, and what it collides with or what became of it. */
export function VisitRow(props: Visit & { isPast: boolean }) {
  const { id, name, caseTitle, assignee, from, until, clash, state, isPast } = props;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <span className="tabular-nums">{text.hours(from, until)}</span>
      <span className="min-w-0 flex-[1_1_--spacing(40)]">
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
