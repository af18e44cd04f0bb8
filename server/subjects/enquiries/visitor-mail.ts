import { eq } from 'drizzle-orm';
import { AppointmentState } from '../../../openapi/generated/enums';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { cases } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { queueCallersMail } from '../../base/mail/callers-mail';
import type { Saved } from '../../records/table';
import { appointmentEnd } from './appointments';
import { calendarFile } from './calendar-file';
import { contactRecords } from './contact-records';
import { contactText } from './text';

const text = contactText.appointment;

/**
 * Mails a planned appointment to its visitor with a calendar file. Throws 404, 409, and Refusal without
 * appointment or e-mail; 429 above the limit.
 */
export async function sendAppointment(
  tx: Tx,
  { id, rowVersion }: Bodies['sendAppointment'],
  by: string,
): Promise<Saved> {
  const contact = await contactRecords.lock(tx, { id, rowVersion });
  const { appointmentOn: at, appointmentState, name, email, caseId } = contact;
  if (!at || appointmentState !== AppointmentState.planned || at.getTime() < Date.now()) {
    throw new Refusal('noPlannedVisit', text.notPlanned);
  }
  if (!email) throw new Refusal('noVisitorEmail', text.noEmail);
  const { caseTitle, place, tel } = await placeOf(tx, caseId, contact.caseTitle);
  await queueCallersMail(tx, {
    recipients: email,
    subject: text.visitorSubject(caseTitle, at),
    body: text.visitorBody({ name, at, caseTitle, place, tel }),
    calendar: calendarFile({
      uid: `visit-${id}@website-back-office`,
      sequence: rowVersion,
      title: text.visitorTitle(caseTitle),
      from: at,
      to: appointmentEnd(at),
      description: tel,
      location: place,
    }),
  });
  return contactRecords.change(tx, id, { appointmentMailedOn: new Date() }, by);
}

/** Title, place of the visit and telephone of a case; the stored title alone without a case. */
export async function placeOf(db: Db, caseId: number | null, caseTitle: string) {
  const [own] =
    caseId === null
      ? []
      : await db
          .select({
            title: cases.title,
            county: cases.county,
            district: cases.district,
            address: cases.address,
            receptionAddress: cases.receptionAddress,
            tel: cases.tel,
          })
          .from(cases)
          .where(eq(cases.id, caseId));
  if (!own) return { caseTitle, place: '', tel: '' };
  const site = own.address && own.county + own.district + own.address;
  return { caseTitle: own.title, place: own.receptionAddress || site, tel: own.tel };
}
