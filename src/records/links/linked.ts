import { ContentStatus, LinkedKind } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';

type Schemas = components['schemas'];
export type LinkPlace = Schemas['LinkPlace'];
export type LinksOf = Schemas['LinksOf'];
export type RedirectTarget = Schemas['RedirectTarget'];

/** A record with a public page. */
export interface LinkedRecord {
  kind: LinkedKind;
  recordId: number;
}

/** Act that takes the page away. */
export type Removal = 'offline' | 'disable' | 'delete';

/** The record of a list's row; null for a kind without a public page. */
export function linkedRecord(kind: string, recordId: number): LinkedRecord | null {
  const known = Object.values(LinkedKind).find((each) => each === kind);
  return known ? { kind: known, recordId } : null;
}

/** Effect of saving this status on a record; null if its page stays as it is. */
export const removalBy = (stored: ContentStatus | undefined, typed: ContentStatus): Removal | null =>
  stored === ContentStatus.online && typed === ContentStatus.offline ? 'offline' : null;

/** Places that would lead nowhere. The site of a case stays when the case goes offline. */
export const breakingPlaces = (found: LinksOf, removal: Removal): LinkPlace[] =>
  found.places.filter(({ effect, isOfSite }) => effect === 'breaks' && (removal !== 'offline' || !isOfSite));

/** Addresses that would lead nowhere and have no redirect. */
export const openAddresses = ({ addresses }: LinksOf, removal: Removal): string[] =>
  addresses.flatMap(({ path, isOfSite, redirectsTo }) =>
    redirectsTo === null && (removal !== 'offline' || !isOfSite) ? [path] : [],
  );
