import type { components } from '../../../../openapi/generated/types';
import type { ApprovalState } from '../rules/approval-state';
import { isPlaceKey } from '../rules/blocks';
import { deciderOf } from './departments';

/** The newest request for changes that waits for its answer, with the block or field to begin at; null for none. */
export function firstAsked({
  departments,
}: Pick<ApprovalState, 'departments'>): components['schemas']['ApprovalAsked'] | null {
  const open = departments.flatMap(({ asks }) => asks.filter(({ answeredOn }) => answeredOn === null));
  const newest = open.toSorted((a, b) => b.askedOn.getTime() - a.askedOn.getTime())[0];
  if (!newest) return null;
  return {
    by: deciderOf(newest),
    at: newest.askedOn.toISOString(),
    note: newest.note,
    block: newest.blockKeys.find(isPlaceKey) ?? null,
  };
}
