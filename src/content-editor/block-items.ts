import { randomId } from '../api/random-id';
import type { BlockItem } from './block';

/** Creates an empty entry. */
export const newItem = (): BlockItem => ({ key: randomId(), id: null, text: '' });

/** Creates an empty month. */
export const newMonth = (label = ''): BlockItem => ({ ...newItem(), label, percent: '', images: [] });

/**
 * Id and key of a stored part or entry; the key derives from the id. Some lack an id (specification 3, blocks 10 and
 * 11).
 */
export function identityOf(
  kind: 'part' | 'item',
  id: number | undefined,
): { key: string; id: number | null } {
  return id === undefined ? { key: randomId(), id: null } : { key: `${kind}-${id}`, id };
}
