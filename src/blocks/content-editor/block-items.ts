import { randomId } from '../../api/random-id';
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

interface StoredItem {
  id?: number | undefined;
  textContent: string;
}

/** Entries of a stored part, as they are edited. */
export const readItems = <T extends StoredItem>(
  items: readonly T[],
  further: (item: T) => Partial<BlockItem> = () => ({}),
): BlockItem[] =>
  items.map((item) => ({ ...identityOf('item', item.id), text: item.textContent, ...further(item) }));

/** Entries as they are sent, in their order. */
export const sendItems = <T extends object>(
  items: readonly BlockItem[],
  further: (item: BlockItem) => T = () => ({}) as T,
) =>
  items.map((item, secSort) => ({
    ...(item.id === null ? {} : { id: item.id }),
    textContent: item.text,
    ...further(item),
    secSort,
  }));

/** Entries of a case as the page draws them. */
export const shownItems = (items: readonly BlockItem[]) =>
  items.map(({ label = '', text, shown }) => ({ ...shown, label, textContent: text }));
