import { ApprovalRecordKind } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { Bodies } from '../../base/contract/bodies';
import { Refusal } from '../../base/contract/errors';
import { databaseTime } from '../../base/db/clock';
import type { Db } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import type { CurrentAccount } from '../../access/identity/authentication';
import { answersOf } from '../approvals/requests/answers';
import { waitingAmong } from '../approvals/requests/lists';
import { requestEach, type RequestedRecord } from '../approvals/requests/requests';
import type { ItemRow } from './items';
import { presentsOf } from './present';
import { pendingOf, releaseRecords } from './records';
import { releaseText as text } from './text';

type Schemas = components['schemas'];

const approvedKinds: readonly string[] = Object.values(ApprovalRecordKind);

/** The record of an item that can be approved, as its request names it; null for any other. */
function requestedOf({ kind, recordId, themeId, action }: ItemRow): RequestedRecord | null {
  if (action !== 'online' || !approvedKinds.includes(kind)) return null;
  const id = kind === 'site' ? themeId : recordId;
  return id === null ? null : { kind: kind as RequestedRecord['kind'], recordId: id };
}

/**
 * Submits the records of a release that lack an approval, each as its own request, with one mail for each approver.
 * Throws 400 and 404; refuses if nothing lacks one.
 */
export async function requestReleaseApprovals(
  tx: Tx,
  { id, ...asked }: Bodies['requestReleaseApprovals'] & { id: number },
  by: CurrentAccount,
  link: string,
): Promise<Schemas['ReleaseRequested']> {
  const { dueOn } = await releaseRecords.find(tx, id);
  const moment = dueOn ?? (await databaseTime(tx));
  const asking = (await pendingOf(tx, id)).filter((item) => requestedOf(item) !== null);
  const presents = await presentsOf(
    tx,
    asking.map((item) => ({ item, moment })),
  );
  const lacking = presents.flatMap(({ item, present }) => {
    const record = requestedOf(item);
    const isLacking = present?.faults.some(({ state }) => state === 'approvalMissing') ?? false;
    return record && isLacking ? [{ item: item.id, record }] : [];
  });
  if (lacking.length === 0) throw new Refusal('approvalNotNeeded', text.nothingLacks);
  const records = lacking.map(({ record }) => record);
  const { sent, refused } = await requestEach(tx, records, { ...asked, by, link });
  const itemOf = ({ kind, recordId }: RequestedRecord) =>
    lacking.flatMap(({ item, record }) =>
      record.kind === kind && record.recordId === recordId ? [item] : [],
    );
  return {
    sentIds: sent.flatMap(itemOf),
    refused: refused.flatMap(({ message, ...record }) =>
      itemOf(record).map((item) => ({ id: item, message })),
    ),
  };
}

/** Requests of a release's records that wait for the caller, to be read as one. Throws 404. */
export async function getReleaseApprovals(
  db: Db,
  id: number,
  caller: CurrentAccount,
): Promise<Schemas['ReleaseApprovals']> {
  const { name, dueOn } = await releaseRecords.find(db, id);
  const records = (await pendingOf(db, id)).flatMap((item) => requestedOf(item) ?? []);
  return {
    name,
    dueOn: dueOn?.toISOString() ?? null,
    items: await answersOf(db, await waitingAmong(db, records, caller), caller.id),
  };
}
