import { asc, eq, exists, sql } from 'drizzle-orm';
import type { Db, PooledDb } from '../../base/db/client';
import type { Job } from '../../base/db/job-runner';
import { incidentLettersDue } from '../../base/db/schema';
import { inTransaction } from '../../base/db/transaction';
import { queueMail } from '../../base/mail/outbox';
import { incidentRecords } from './incidents';
import { filledLetter } from './letter-text';
import { letterPersons, lettersPerMinute, sharedValues, valuesOf } from './letters';

/**
 * Queues the next letters and records their persons in one transaction, so that a crash repeats none. Erased
 * persons get none.
 */
export function queueLetters(db: PooledDb): Promise<{ queued: number }> {
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select()
      .from(incidentLettersDue)
      .orderBy(asc(incidentLettersDue.incidentId))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return { queued: 0 };
    const { incidentId } = due;
    const row = await incidentRecords.find(tx, incidentId);
    const people = await letterPersons(tx, incidentId, 'mail', {
      limit: lettersPerMinute,
      also: sql`p.message_id is null`,
    });
    const shared = await sharedValues(tx, row);
    for (const person of row.letter ? people : []) {
      const letter = filledLetter(row.letter ?? { subject: '', body: '' }, valuesOf(shared, person));
      const [messageId] = await queueMail(tx, { recipients: person.email, ...letter });
      await tx.execute(sql`
        update incident_persons set mailed_on = now(), message_id = ${messageId}
        where incident_id = ${incidentId} and contact_id = any(${sql.param(person.ids)}::int[])`);
    }
    if (people.length < lettersPerMinute || !row.letter) {
      await tx.delete(incidentLettersDue).where(eq(incidentLettersDue.incidentId, incidentId));
    }
    return { queued: people.length };
  });
}

export const lettersJob = (db: Db): Job => ({
  name: 'incident-letters',
  everySeconds: 60,
  dueWhen: exists(db.select({ incidentId: incidentLettersDue.incidentId }).from(incidentLettersDue)),
  run: queueLetters,
});
