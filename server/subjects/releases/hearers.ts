import { appAddress, appPaths } from '../../base/contract/app-address';
import { collectMail } from '../../base/mail/outbox';
import type { Tx } from '../../base/db/transaction';
import { type ApprovalState, peopleOf } from '../approvals/rules/approval-state';
import { allWaitingFor } from '../approvals/requests/requests';
import type { ItemRow } from './items';
import type { ReleaseRow } from './records';

/** An item that stays behind; `lacking` is its approval if one is missing. */
export interface Left {
  item: ItemRow;
  reason: string;
  lacking: ApprovalState | null;
}

/** Addresses of a release for mails: of its own page, and of the requests that wait for an approver. */
export interface ReleaseLinks {
  page: string;
  approvals: string;
}

/** Addresses of a release; empty without an origin, as mails then have no link. */
export const releaseLinks = (adminOrigin: string | undefined, id: number): ReleaseLinks => ({
  page: appAddress(adminOrigin, appPaths.release(id)),
  approvals: appAddress(adminOrigin, appPaths.releaseApprovals(id)),
});

type Named = ItemRow & { reason: string };

interface Notice {
  name: string;
  items: readonly Named[];
  link: string;
  /** True for owner and planner, who hear of everything. */
  isOwner: boolean;
}

/** Mails owner and planner about items of a release, and each approver about those that lack an approval of theirs. */
export async function collectNotices(
  tx: Tx,
  { ownerId, plannedById }: ReleaseRow,
  left: readonly Left[],
  mailOf: (notice: Notice) => { subject: string; body: string },
  { page, approvals }: ReleaseLinks = { page: '', approvals: '' },
): Promise<void> {
  const owners = new Set([ownerId, plannedById].filter((id) => id !== null));
  const asked = await approversOf(tx, left);
  const named = ({ item, reason }: Left): Named => ({ ...item, reason });
  for (const { id, name, email } of await peopleOf(tx, [...new Set([...owners, ...asked.keys()])])) {
    if (!email) continue;
    const isOwner = owners.has(id);
    const items = (isOwner ? left : (asked.get(id) ?? [])).map(named);
    const mail = mailOf({ name, items, link: isOwner ? page : approvals, isOwner });
    await collectMail(tx, { recipients: email, ...mail });
  }
}

/** Items by the account whose approval they lack. */
async function approversOf(tx: Tx, left: readonly Left[]): Promise<Map<number, Left[]>> {
  const asked = new Map<number, Left[]>();
  for (const each of left) {
    if (!each.lacking) continue;
    const ids = await allWaitingFor(tx, each.lacking.request ?? { people: [] }, each.lacking);
    for (const id of ids) asked.set(id, [...(asked.get(id) ?? []), each]);
  }
  return asked;
}
