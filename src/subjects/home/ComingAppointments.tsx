import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { components } from '../../../openapi/generated/types';
import { TimeIn } from '../../base/time/Time';
import { TitledCard } from '../../ui/Card';
import { linkClass } from '../../ui/link-class';
import { homeText } from './text';

/** The next appointments. */
export function ComingAppointments({
  appointments,
}: {
  appointments: readonly components['schemas']['AppointmentRow'][];
}) {
  const [now] = useState(Date.now);
  return (
    <TitledCard title={homeText.appointments} caption={homeText.appointmentCount(appointments.length)}>
      <ul className="divide-y divide-line">
        {appointments.slice(0, 5).map(({ id, name, caseTitle, assignee, at }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <Link to="/contact/edit/$id" params={{ id: String(id) }} className={`${linkClass} truncate`}>
              {homeText.appointmentParts([caseTitle, name])}
            </Link>
            <span className="flex-none text-caption text-ink-soft">
              <TimeIn
                say={(time) => homeText.appointmentParts([time, assignee])}
                at={at}
                to="near"
                now={now}
              />
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
