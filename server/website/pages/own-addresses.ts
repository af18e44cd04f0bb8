import { routeOf, type RecordKind, sectionOf } from './website-addresses';
import type { Config } from '../../base/config/config';
import { isSameHost } from '../../base/config/same-host';
import { websiteBase } from '../../base/config/website-base';
import { publicPath } from '../../base/contract/public-address';
import { withoutEnd } from '../../base/contract/without-end';

export type Origins = Pick<Config, 'adminOrigin' | 'publicOrigin' | 'website'>;

/** Target of an address of our own. `path` is without the website's prefix, and without the title of a record. */
export type OwnAddress = { path: string } & (
  | { kind: 'record'; record: RecordKind; id: number }
  | { kind: 'site'; name: string }
  | { kind: 'file'; sha: string }
  | { kind: 'page' | 'other' }
);

/** Lower case, as names of sites ignore case. */
const sitePrefix = publicPath('');
const filePath = /^\/files\/([0-9a-f]{64})\./;

/** Our own address in a link of a page; null for an address outside, a part of the same page, a telephone or mail. */
export function ownAddressOf(url: string, origins: Origins): OwnAddress | null {
  const path = ownPathOf(url.trim(), origins);
  return path === null ? null : addressAt(path, websiteBase(origins));
}

function ownPathOf(url: string, { adminOrigin, publicOrigin }: Origins): string | null {
  if (url.startsWith('/') && !url.startsWith('//')) return decoded(url.split(/[?#]/, 1)[0] ?? '');
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') return null;
  const isOwn = [adminOrigin, publicOrigin].some((origin) => origin && isSameHost(origin, parsed.host));
  return isOwn ? decoded(parsed.pathname) : null;
}

/** Characters of an address, which stays as it is if it is broken. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function addressAt(full: string, base: ReturnType<typeof websiteBase>): OwnAddress {
  const path = withoutEnd(full, '/') || '/';
  if (path.startsWith(sitePrefix)) {
    const name = (path.slice(sitePrefix.length).split('/', 1)[0] ?? '').toLowerCase();
    return { kind: 'site', name, path: sitePrefix + name };
  }
  const sha = filePath.exec(path)?.[1];
  if (sha) return { kind: 'file', sha, path };
  const within = base && path !== base && !path.startsWith(`${base}/`) ? null : path.slice(base?.length ?? 0);
  const route = base === null || within === null ? null : routeOf(within === '/' ? '' : within);
  if (!route || within === null) return { kind: 'other', path: within || path };
  if (route.kind !== 'record') return { kind: 'page', path: within || '/' };
  const { record, id } = route;
  return { kind: 'record', record, id, path: recordPath(record, id) };
}

/** Path of a record on the website, without prefix and title. */
export const recordPath = (record: RecordKind, id: number): string => `/${sectionOf[record]}/${id}`;
