import { limits } from '../../../openapi/generated/limits';
import { firstCharacters } from '../../base/contract/characters';
import type { importRows } from '../../base/db/schema';
import { escaped, unescaped } from '../../blocks/rich-text';

export type RowPictures = NonNullable<(typeof importRows.$inferSelect)['pictures']>;

/** Field of a cover's address; not a column. */
export const coverField = 'cover';
const maxAltLength = limits.MediaCreate.altText.maxLength;
const maxUrlLength = 2_000;
const imgTag = /<img\b[^<>]*>/gi;

export interface StoredPicture {
  sha: string;
  extension: string;
  fileName: string;
}

/** Normalised absolute address; undefined for anything else. */
export function addressOf(written: string): string | undefined {
  if (written.length > maxUrlLength) return undefined;
  const url = URL.parse(written.startsWith('//') ? `https:${written}` : written.trim());
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password || url.href.length > maxUrlLength) return undefined;
  url.hash = '';
  return url.href;
}

const attributeOf = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
  return unescaped(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').replaceAll('&#038;', '&');
};
const tagsOf = (html: string) => html.match(imgTag) ?? [];

/** Addresses of the pictures in HTML, except those of this library. */
export function namedIn(html: string): string[] {
  return tagsOf(html)
    .map((tag) => attributeOf(tag, 'src'))
    .filter((src) => !src.startsWith('/files/'));
}

/** Absolute addresses of all pictures of a row. */
export function addressesOf({ cover, html }: RowPictures): string[] {
  const all = [...(cover ? [cover] : []), ...(html ? namedIn(html) : [])];
  return [...new Set(all.flatMap((written) => addressOf(written) ?? []))];
}

export const withoutPictures = (html: string) => html.replaceAll(imgTag, '');

/** HTML with the stored pictures; other pictures are removed. */
export function withPictures(
  html: string,
  pictureOf: (address: string) => StoredPicture | undefined,
): string {
  return html.replaceAll(imgTag, (tag) => {
    const src = attributeOf(tag, 'src');
    if (src.startsWith('/files/')) return tag;
    const stored = pictureOf(addressOf(src) ?? '');
    if (!stored) return '';
    const alt = firstCharacters(attributeOf(tag, 'alt'), maxAltLength);
    return `<img src="/files/${stored.sha}.${stored.extension}" alt="${escaped(alt).replaceAll('"', '&quot;')}">`;
  });
}
