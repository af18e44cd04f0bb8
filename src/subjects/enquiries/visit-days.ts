import type { components } from '../../../openapi/generated/types';
import { taipeiParts, weekdayMoment, wireDay } from '../../base/time/date-time';

type AppointmentRow = components['schemas']['AppointmentRow'];

/** Why two visits of the same hour need a look. */
export type Clash = 'assignee' | 'case';

export interface Visit extends AppointmentRow {
  /** HH:mm in Taipei. */
  from: string;
  until: string;
  /** Others of the same hour that need the same person, else the same case. */
  clash: { kind: Clash; with: string } | null;
}

/** A visit takes an hour, as in its calendar file (server/subjects/enquiries/appointments.ts). */
const visitMs = 3_600_000;

/** Day of a visit with its weekday: 11/28（六）. */
export const visitDayText = (at: string, now: number) => weekdayMoment(at, now).replace(/\d\d:\d\d$/, '');

/** Visits by their day in Taipei, in the order of the answer, with those that collide. */
export function visitDays(rows: readonly AppointmentRow[]): { day: string; at: string; visits: Visit[] }[] {
  const days = new Map<string, { day: string; at: string; visits: Visit[] }>();
  for (const row of rows) {
    const day = wireDay(row.at);
    const found = days.get(day) ?? { day, at: row.at, visits: [] };
    days.set(day, found);
    const until = new Date(Date.parse(row.at) + visitMs).toISOString();
    found.visits.push({
      ...row,
      from: taipeiParts(row.at).time,
      until: taipeiParts(until).time,
      clash: clashOf(row, rows),
    });
  }
  return [...days.values()];
}

function clashOf(row: AppointmentRow, rows: readonly AppointmentRow[]): Visit['clash'] {
  const sameHour = rows.filter(
    (other) => other.id !== row.id && Math.abs(Date.parse(other.at) - Date.parse(row.at)) < visitMs,
  );
  const samePerson = sameHour.find(({ assignee }) => assignee !== '' && assignee === row.assignee);
  const sameCase = sameHour.find(({ caseTitle }) => caseTitle !== '' && caseTitle === row.caseTitle);
  const other = samePerson ?? sameCase;
  return other ? { kind: samePerson ? 'assignee' : 'case', with: taipeiParts(other.at).time } : null;
}
