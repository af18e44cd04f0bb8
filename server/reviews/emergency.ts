import { reasonOf } from '../approvals/assertion';
import { setArticleStatus } from '../content/articles';
import { setPopupOnline } from '../content/index-popup';
import { setNewsStatus } from '../content/news';
import { setOtherPopupStatus } from '../content/other-popups';
import type { Bodies } from '../contract/bodies';
import { fieldError, Refusal } from '../contract/errors';
import { serverText } from '../contract/text';
import { ContentStatus } from '../../openapi/generated/enums';
import type { Tx } from '../db/transaction';
import type { CurrentAccount } from '../identity/authentication';
import { assertFresh } from '../records/records';
import type { Saved } from '../records/table';
import { assertUnit } from './requests';
import { findSubject } from './subjects';
import { reviewText } from './text';

/**
 * Publishes a record without missing approvals; approvers are notified. Websites use their publish flow.
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
  if (kind === 'popup') return setPopupOnline(tx, by.name);
  const change = { id: recordId, status: ContentStatus.online };
  const { rowVersion: saved } = await setStatusOf[kind](tx, change, by.name);
  return { id: recordId, rowVersion: saved };
}

const setStatusOf = {
  article: setArticleStatus,
  news: setNewsStatus,
  otherPopup: setOtherPopupStatus,
};
