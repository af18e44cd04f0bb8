import { and, eq, exists, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { contactText } from './text';
import { accounts, contacts } from '../../base/db/schema';
import type { Db, PooledDb } from '../../base/db/client';
import type { Job } from '../../base/db/job-runner';
import { inTransaction } from '../../base/db/transaction';
import { queueMail } from '../../base/mail/outbox';
import { contactLink } from './form-intake';
import { AppointmentState } from '../../../openapi/generated/enums';
import { taipeiTime } from '../../base/contract/taipei-time';

/** Appointments of the next day without a reminder. */
const due = and(
  eq(contacts.appointmentState, AppointmentState.planned),
  isNull(contacts.remindedOn),
  gt(contacts.appointmentOn, sql`now()`),
  lte(contacts.appointmentOn, sql`now() + interval '1 day'`),
);

const dueAppointments = (db: Db) => db.select({ id: contacts.id }).from(contacts).where(due);

/** Mails the assignee a reminder a day before an appointment; the mail names no visitor. */
export function reminderJob(db: PooledDb, config: Pick<Config, 'adminOrigin'>): Job {
  return {
    name: 'remind-appointments',
    everySeconds: 60,
    dueWhen: exists(dueAppointments(db)),
    run: (on) =>
      inTransaction(on, async (tx) => {
        const rows = await tx
          .update(contacts)
          .set({ remindedOn: sql`now()` })
          .where(due)
          .returning({
            id: contacts.id,
            at: contacts.appointmentOn,
            caseTitle: contacts.caseTitle,
            recipients: sql<
              string | null
            >`(select ${accounts.email} from ${accounts} where ${accounts.id} = ${contacts.assigneeId} and ${accounts.isActive})`,
          });
        for (const { id, at, caseTitle, recipients } of rows) {
          if (!recipients || !at) continue;
          const time = taipeiTime(at).slice(0, 16);
          const link = contactLink(config, id);
          await queueMail(tx, {
            recipients,
            subject: contactText.appointment.reminder(time, caseTitle),
            body: contactText.appointment.reminderBody({ time, caseTitle, number: String(id), link }),
          });
        }
        return { reminded: rows.length };
      }),
  };
}
