import { publicPath } from '../../base/contract/public-address';
import type { Db } from '../../base/db/client';
import { itemPages } from './item-pages';
import { type Origins, type OwnAddress, ownAddressOf } from './own-addresses';
import { setHref, type SetPlace, type SetView } from './set-addresses';
import { isShown, type SetItem } from './set-items';

/** Start tags of links; drawn pages escape angle brackets in attributes. */
const linkTags = /<a [^<>]*>/g;
const address = / href="([^"]*)"/;
/** Last part of the address of a picture's own page. */
const picture = /\/pictures\/([1-9]\d{0,2})$/;
/** Not an address below that of a site. */
const sitePage = new RegExp(`${publicPath('')}[^/]+/?$`);
/** Feeds are files. */
const feed = /\.(?:xml|json)$/;

interface Leading {
  token: string;
  view: SetView;
  origins: Origins;
}

/**
 * Function that makes the links of a drawn page stay in the preview: those to pages of ours lead to them as they will
 * be, or are, and those to pages that go with the set are marked. All others open in the window around the page.
 */
export async function withSetLinks(
  db: Db,
  items: readonly SetItem[],
  { token, view, origins }: Leading,
): Promise<(html: string) => string> {
  const shown = items.filter(isShown);
  const pages = await itemPages(db, shown);
  const going = new Set(shown.filter(({ action }) => action === 'offline').map(({ id }) => id));
  const leading = (url: string): string | null => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    const own = ownAddressOf(url, origins);
    if (!own) return null;
    const id = pages.get(own.path);
    const number = own.kind === 'site' ? picture.exec(path)?.[1] : undefined;
    if (number && id !== undefined && view.state === 'after') {
      return ` href="${setHref(token, { kind: 'item', id }, plain)}/pictures/${number}"`;
    }
    const place = placeOf(own, path, id);
    if (!place) return null;
    const part = url.includes('#') ? url.slice(url.indexOf('#')) : '';
    const href = escaped(setHref(token, place, view) + part);
    const isGone = id !== undefined && going.has(id) && view.state === 'after';
    return ` href="${href}"${isGone ? ' data-gone=""' : ''}`;
  };
  const withTarget = (tag: string) =>
    tag.includes(' target="') ? tag : tag.replace('<a ', '<a target="_top" ');
  return (html) =>
    html.replaceAll(linkTags, (tag) => {
      const href = address.exec(tag)?.[1];
      if (href === undefined) return tag;
      // The page has the address of a page within another.
      if (href.startsWith('#')) return tag.replace(address, () => ` href="about:srcdoc${href}"`);
      const led = leading(href.replaceAll('&amp;', '&'));
      return withTarget(led === null ? tag : tag.replace(address, () => led));
    });
}

const plain: SetView = { state: 'after', width: 'computer' };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The page in the preview of an address of ours; null for files, feeds and pages of a form. */
function placeOf(own: OwnAddress, path: string, id: number | undefined): SetPlace | null {
  if (own.kind === 'site' && !sitePage.test(path)) return null;
  if (id !== undefined) return { kind: 'item', id };
  const isPage =
    own.kind === 'record' || own.kind === 'site' || (own.kind === 'page' && !feed.test(own.path));
  return isPage ? { kind: 'page', path: own.path } : null;
}
