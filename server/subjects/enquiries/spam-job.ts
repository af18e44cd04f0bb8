import { lt, sql } from 'drizzle-orm';
import { byServer, writeAuditEntries } from '../../base/audit/audit';
import type { Db } from '../../base/db/client';
import { contacts } from '../../base/db/schema';
import { maskName } from './mask';
import { dayMs } from '../../base/contract/taipei-time';

/** Days from the mark to deletion, as stated in the list. */
const spamDays = 30;
export const spamEnd = (spamOn: Date) => new Date(spamOn.getTime() + spamDays * dayMs);

/** Deletes old spam with its notes; returns the number. */
export async function removeOldSpam(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(contacts)
      .where(lt(contacts.spamOn, sql`now() - make_interval(days => ${spamDays})`))
      .returning({ recordId: sql<number>`${contacts.id}`, title: contacts.name });
    await writeAuditEntries(
      tx,
      ...byServer('old-spam'),
      ...deleted.map(({ recordId, title }) => ({
        kind: 'contact' as const,
        action: 'purge' as const,
        recordId,
        title: maskName(title),
      })),
    );
    return deleted.length;
  });
}
