import { reasonOf } from '../rules/assertion';
import { approvedRecords } from '../../content/approved-records';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError, Refusal } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { ContentStatus } from '../../../../openapi/generated/enums';
import { assertFresh } from '../../../records/records';
import type { Saved } from '../../../records/table';
import { assertUnit } from './units';
import { findSubject } from './subjects';
import { reviewText } from './text';

/**
 * Publishes a record without missing approvals; approvers are notified. Sites use their publish flow.
 * Throws 400, 403, 404, 409, and Refusal if online.
 */
export async function publishInEmergency(
  tx: Tx,
  { kind, recordId, rowVersion, emergencyReason }: Bodies['publishInEmergency'],
  by: CurrentAccount,
): Promise<Saved> {
  assertUnit(by, kind, 'Edit');
  const subject = await findSubject(tx, kind, recordId);
  assertFresh(subject, rowVersion);
  if (subject.isPublic) throw new Refusal('approvalNotNeeded', reviewText.isOnline);
  const reason = reasonOf(emergencyReason);
  if (reason === null) throw fieldError('emergencyReason', serverText.required);
  tx.trail.emergencyReason = reason;
  return approvedRecords[kind].setStatus(tx, recordId, ContentStatus.online, by.name);
}
