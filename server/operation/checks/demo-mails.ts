import { desc } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import type { Config } from '../../base/config/config';
import { notFound } from '../../base/contract/errors';
import type { Db } from '../../base/db/client';
import { outbox } from '../../base/db/schema';
import { showsMails } from '../seed/guide';

const maxMails = 50;

/** Newest mails of a demo. Throws 404 where mails reach people, as they contain links and codes for others. */
export async function demoMails(db: Db, config: Config): Promise<components['schemas']['DemoMail'][]> {
  if (!(await showsMails(db, config))) throw notFound();
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxMails);
  return rows.map(({ id, recipients, subject, body, calendar, sentOn }) => ({
    id,
    recipients,
    subject,
    body,
    hasCalendar: calendar !== null,
    sentOn: sentOn?.toISOString() ?? null,
  }));
}
