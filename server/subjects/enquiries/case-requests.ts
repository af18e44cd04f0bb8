import { and, eq, isNull } from 'drizzle-orm';
import { cases } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal, notFound } from '../../base/contract/errors';
import { contactText } from './text';
import { note as recordAction } from '../../base/audit/audit';
import { queueCallersMail } from '../../base/mail/callers-mail';
import { salesRecipients } from './recipients';

const text = contactText.caseRequest;

/** Asks the sales department by mail to create a case in the sales system. Throws 404; refused without recipients. */
export async function requestSalesCase(
  tx: Tx,
  { caseId, code, note = '' }: Bodies['requestSalesCase'],
  by: string,
): Promise<void> {
  const [row] = await tx
    .select({ title: cases.title, county: cases.county, district: cases.district })
    .from(cases)
    .where(and(eq(cases.id, caseId), isNull(cases.deletedOn)));
  if (!row) throw notFound();
  const recipients = await salesRecipients(tx);
  if (!recipients) throw new Refusal('noSalesRecipients', text.noRecipients);
  const { title, county, district } = row;
  await queueCallersMail(tx, {
    recipients,
    subject: text.subject(code, title),
    body: text.body({ code, title, district: county + district, note: note.trim(), by }),
  });
  recordAction(tx, {
    kind: 'site',
    recordId: caseId,
    title,
    action: 'update',
    before: { salesRequest: '' },
    after: { salesRequest: code },
  });
}
