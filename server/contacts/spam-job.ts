import { lt, sql } from 'drizzle-orm';
import { auditDeeds, byServer } from '../audit/audit';
import type { Db } from '../db/client';
import { contacts } from '../db/schema';

/** Days between the mark and the deletion; the list tells them. */
const spamDays = 30;

/** Deletes spam that nobody brought back in time, with its notes; returns how many. */
export async function removeOldSpam(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(contacts)
      .where(lt(contacts.spamOn, sql`now() - make_interval(days => ${spamDays})`))
      .returning({ recordId: sql<number>`${contacts.id}`, title: sql<string>`${contacts.name}` });
    await auditDeeds(
      tx,
      ...byServer('old-spam'),
      ...gone.map((row) => ({ kind: 'contact' as const, action: 'purge' as const, ...row })),
    );
    return gone.length;
  });
}
