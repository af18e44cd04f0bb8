import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Bodies } from '../../base/contract/bodies';
import { notFound } from '../../base/contract/errors';
import { contactText } from './text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { accounts, contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { AppointmentState } from '../../../openapi/generated/enums';
import { onDays } from '../../records/records';
import type { Saved } from '../../records/table';
import { masked, maskName } from './mask';
import { privacySettings } from './privacy-settings';
import { calendarFile } from './calendar-file';
import { contactRecords, startOfDay } from './contact-records';

type Schemas = components['schemas'];

const maxListed = 50;
const [pastDays, maxPast] = [30, 100];
const hourMs = 60 * 60 * 1000;

/** A visit takes an hour. */
export const appointmentEnd = (at: Date) => new Date(at.getTime() + hourMs);

/** Columns that store or remove the time of a visit; a changed time restarts its reminder and its mail. */
export function appointmentValues(
  before: Pick<typeof contacts.$inferSelect, 'appointmentOn'>,
  appointment: Schemas['Appointment'] | null,
) {
  const at = appointment ? new Date(appointment.at) : null;
  const isMoved = before.appointmentOn?.getTime() !== at?.getTime();
  return {
    appointmentOn: at,
    appointmentState: appointment?.state ?? null,
    ...(isMoved ? { remindedOn: null, appointmentMailedOn: null } : {}),
  };
}

/** Planned appointments of a day, or from today on, earliest first; or those of past days in every state, latest first. */
export async function listAppointments(
  db: Db,
  { isPast = false, day }: { isPast?: boolean | undefined; day?: string | undefined } = {},
): Promise<Schemas['AppointmentRow'][]> {
  const { appointmentOn, appointmentState } = contacts;
  const onDay = day ? onDays(appointmentOn, day, day) : [gte(appointmentOn, startOfDay())];
  const isComing = and(eq(appointmentState, AppointmentState.planned), ...onDay);
  const isOver = and(lt(appointmentOn, startOfDay()), gte(appointmentOn, startOfDay(-pastDays)));
  const rows = await db
    .select({
      id: contacts.id,
      name: contacts.name,
      caseTitle: contacts.caseTitle,
      assignee: sql<string>`coalesce(${accounts.name}, '')`,
      at: appointmentOn,
      state: appointmentState,
    })
    .from(contacts)
    .leftJoin(accounts, eq(accounts.id, contacts.assigneeId))
    .where(isPast ? isOver : isComing)
    .orderBy(isPast ? desc(appointmentOn) : asc(appointmentOn), asc(contacts.id))
    .limit(isPast ? maxPast : maxListed);
  const { maskLevel } = await privacySettings(db);
  const shown = (name: string) => (maskLevel === 'off' ? name : maskName(name));
  return rows.flatMap(({ at, state, ...row }) =>
    at && state !== null ? [{ ...row, name: shown(row.name), at: at.toISOString(), state }] : [],
  );
}

/** Calendar file of an appointment, masked as the list is; 404 without one. */
export async function appointmentCalendar(db: Db, id: number): Promise<Schemas['CalendarFile']> {
  const full = await contactRecords.find(db, id);
  const { maskLevel } = await privacySettings(db);
  const { appointmentOn, name, tel, caseTitle } = maskLevel === 'off' ? full : masked(full);
  if (!appointmentOn) throw notFound();
  return {
    fileName: contactText.appointment.fileName(id),
    content: calendarFile({
      uid: `contact-${id}@website-back-office`,
      title: contactText.appointment.title(caseTitle, name),
      from: appointmentOn,
      to: appointmentEnd(appointmentOn),
      description: tel,
    }),
  };
}

/**
 * Groups enquiries of one telephone number for joint handling, or separates them. Other numbers stay unchanged. Throws
 * 404.
 */
export async function joinContacts(
  tx: Tx,
  { id, ids, isJoined }: Bodies['joinContacts'],
  by: string,
): Promise<Saved> {
  const { tel, rowVersion, joinedId } = await contactRecords.find(tx, id);
  const rows = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        inArray(contacts.id, [...ids]),
        eq(contacts.tel, tel),
        ne(contacts.id, id),
        isJoined ? undefined : eq(contacts.joinedId, id),
      ),
    )
    .orderBy(asc(contacts.id));
  for (const row of rows) {
    await contactRecords.change(tx, row.id, { joinedId: isJoined ? id : null }, by);
  }
  // Seen from the joined one, separating changes this one.
  const isOwn = !isJoined && joinedId !== null && ids.includes(joinedId);
  return isOwn ? contactRecords.change(tx, id, { joinedId: null }, by) : { id, rowVersion };
}
