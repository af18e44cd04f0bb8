import { websiteBase } from '../../base/config/website-base';
import type { Db } from '../../base/db/client';
import { fullPath, redirectsAmong, shownAmong } from '../pages/shown-addresses';
import { type Origins, type OwnAddress, ownAddressOf } from '../pages/own-addresses';
import { linkingRecords } from './linking-records';

/** A link as it is stored for checks. */
export type LinkAddress = { key: string } & (
  { kind: 'own'; address: OwnAddress } | { kind: 'outside'; url: URL }
);

/** Most addresses that are checked. */
const maxAddresses = 2_000;

/**
 * Target of a link; null for a telephone, a mail, a part of the same page and the back office. What other programs may
 * answer on the public host is asked like an address outside.
 */
export function linkAddressOf(link: string, origins: Origins): LinkAddress | null {
  const address = ownAddressOf(link, origins);
  if (address && (address.kind !== 'other' || isOfWebsite(address, origins))) {
    return { key: address.path, kind: 'own', address };
  }
  const url = URL.parse(link.trim(), origins.publicOrigin);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null;
  if (url.origin === origins.adminOrigin || link.startsWith('#')) return null;
  url.hash = '';
  return { key: url.href, kind: 'outside', url };
}

/** The same of a stored key. */
export const storedLink = (key: string, origins: Origins): LinkAddress | null =>
  linkAddressOf(key.startsWith('/') ? fullPath(key, websiteBase(origins)) : key, origins);

/** True for a path that this server alone answers, and with a page of the website if with anything. */
const isOfWebsite = ({ path }: OwnAddress, origins: Origins) =>
  !origins.publicOrigin &&
  websiteBase(origins) !== null &&
  !/^\/(?:api|mng|p|robots\.txt)(?:\/|$)/.test(path);

/** Addresses to which public pages link, each once. */
export async function publicLinks(db: Db, origins: Origins): Promise<Map<string, LinkAddress>> {
  const found = new Map<string, LinkAddress>();
  for (const { places } of await linkingRecords(db)) {
    for (const link of places.flatMap(({ state, urls }) => (state === 'live' ? urls : []))) {
      const target = linkAddressOf(link, origins);
      if (target && found.size < maxAddresses) found.set(target.key, target);
    }
  }
  return found;
}

/** Keys of those own addresses at which visitors find a page, or are led to one. */
export async function answeredAmong(
  db: Db,
  addresses: readonly OwnAddress[],
  origins: Origins,
): Promise<Set<string>> {
  const shown = await shownAmong(db, addresses);
  const others = addresses.flatMap(({ path }) => (shown.has(path) ? [] : [path]));
  const led = await redirectsAmong(db, others, origins);
  return new Set([...shown, ...led.keys()]);
}
