import { useWaitingCount } from '../session/arrivals';
import { CountBadge } from '../ui/CountBadge';
import { menuText } from './text';

/** Number of open enquiries. */
export function WaitingBadge() {
  return <CountBadge count={useWaitingCount() ?? 0} label={menuText.waiting} className="ml-auto" />;
}
