import { useWaitingCount } from '../base/session/arrivals';
import { useApprovalCount } from '../base/session/own-approvals';
import { CountBadge } from '../ui/CountBadge';
import { titleText } from '../base/navigation/text';
import { menuText } from './text';

/** Number of open enquiries. */
export function WaitingBadge() {
  return (
    <CountBadge count={useWaitingCount() ?? 0} label={menuText.waiting} tone="quiet" className="ml-auto" />
  );
}

/** Number of requests that wait for the account's approval. */
export function ApprovalBadge() {
  return <CountBadge count={useApprovalCount() ?? 0} label={titleText.approval} className="ml-auto" />;
}
