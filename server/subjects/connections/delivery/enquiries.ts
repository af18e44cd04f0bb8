import { and, eq, isNull } from 'drizzle-orm';
import { writeAuditEntries } from '../../../base/audit/audit';
import { consentOf } from '../../enquiries/consent-texts';
import { appointmentOf } from '../../enquiries/related';
import type { Db } from '../../../base/db/client';
import { contacts } from '../../../base/db/schema';
import type { Origin } from '../../../base/db/trail';
import type { components } from '../../../../openapi/generated/delivery-types';
import type { Reader } from './api-tokens';

/** Full enquiry, after an audit entry for the token. Null for spam or an unknown id. */
export async function deliveredEnquiry(
  db: Db,
  id: number,
  reader: Reader,
  origin: Origin,
): Promise<components['schemas']['Enquiry'] | null> {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), isNull(contacts.spamOn)));
  if (!row) return null;
  await writeAuditEntries(db, { id: null, account: '', name: reader.name }, origin, {
    kind: 'contact',
    recordId: id,
    action: 'open',
    after: { token: reader.id },
  });
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    gender: row.gender,
    tel: row.tel,
    email: row.email,
    caseId: row.caseId,
    caseTitle: row.caseTitle,
    content: row.content,
    source: row.source,
    handleStatus: row.handleStatus,
    createdOn: row.createdOn.toISOString(),
    origin: row.origin,
    consent: await consentOf(db, row),
    appointment: appointmentOf(row),
  };
}
