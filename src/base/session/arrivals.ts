import { kindUnits } from '../../../openapi/generated/kinds';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { getWaitingContacts } from '../../api/generated/operations';
import type { ShownList } from '../../machines/arrivals';
import { claimMap, permissionOf } from './permissions';
import { watching } from './watching';

const afterOf = ({ newest }: ShownList) => (newest === null ? {} : { after: newest });

/** New enquiries of this tab; active while a user with permission is signed in. */
const { actor: arrivals, watch } = watching({
  look: ({ list }, options) => getWaitingContacts(list ? { ...list.filter, ...afterOf(list) } : {}, options),
  mayLook: ({ roleClaims }) => permissionOf(claimMap(roleClaims), kindUnits.contact).canView,
});

/** Polls at once, such as after a save. */
export function refreshContacts(): void {
  watch();
  arrivals.send({ type: 'look.request' });
}

/** Number of open enquiries, shared by menu, home and list; null until known. */
export function useWaitingCount(): number | null {
  useEffect(watch, []);
  return useSelector(arrivals, ({ context }) => context.count);
}

/** Number of enquiries since the displayed list was loaded. `list` must be a new object per load. */
export function useArrived(list: ShownList | null): number {
  useEffect(() => {
    watch();
    if (list) arrivals.send({ type: 'list.shown', ...list });
    return () => arrivals.send({ type: 'list.left' });
  }, [list]);
  return useSelector(arrivals, ({ context }) => context.arrived);
}
