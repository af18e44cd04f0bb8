import { previewPath, setPagePath } from '../../base/contract/public-address';

/** How a page of a set is looked at. */
export interface SetView {
  /** As visitors find it now, or once the set is live. */
  state: 'before' | 'after';
  width: 'computer' | 'phone';
}

/** A page of a set's preview: its first, that of an item, or any page of ours by its path. */
export type SetPlace = { kind: 'first' } | { kind: 'item'; id: number } | { kind: 'page'; path: string };

/** Last part of the address of a page that is no item's. */
const pageName = 'page';

const stringOf = (query: unknown, name: string): string => {
  const given: Readonly<Record<string, unknown>> =
    typeof query === 'object' && query !== null ? { ...query } : {};
  const value = given[name];
  return typeof value === 'string' ? value : '';
};

/** Reads a view from the query of an address, and ignores unknown values. */
export const setViewOf = (query: unknown): SetView => ({
  state: stringOf(query, 'state') === 'before' ? 'before' : 'after',
  width: stringOf(query, 'width') === 'phone' ? 'phone' : 'computer',
});

const maxPath = 1000;

/** The page at an address below the link; null if it can be none. */
export function setPlaceOf(name: string, query: unknown): SetPlace | null {
  if (name === pageName) {
    const path = stringOf(query, 'at');
    return path.startsWith('/') && path.length <= maxPath ? { kind: 'page', path } : null;
  }
  return /^[1-9]\d{0,9}$/.test(name) ? { kind: 'item', id: Number(name) } : null;
}

/** Address of a page of a set's preview in a view. */
export function setHref(token: string, place: SetPlace, { state, width }: SetView): string {
  const query = new URLSearchParams({
    ...(place.kind === 'page' ? { at: place.path } : {}),
    ...(state === 'before' ? { state } : {}),
    ...(width === 'phone' ? { width } : {}),
  });
  const own =
    place.kind === 'first'
      ? previewPath(token)
      : setPagePath(token, place.kind === 'item' ? place.id : pageName);
  return query.size > 0 ? `${own}?${query.toString()}` : own;
}
