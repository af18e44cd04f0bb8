import { SaxesParser } from 'saxes';
import { limits } from '../../../openapi/generated/limits';
import { firstCharacters } from '../../base/contract/characters';
import { fieldError, ServiceError } from '../../base/contract/errors';
import { importText as text } from './text';
import { maxRows } from './table-limits';
import { slicesOf } from './text-slices';

/** Elements of an item by the column that they fill; the first non-empty one is used. */
const elements = {
  title: ['title'],
  publishDate: ['wp:post_date', 'wp:post_modified'],
  content: ['content:encoded'],
  summary: ['excerpt:encoded'],
  category: ['category'],
} as const;
const names = Object.values(text.wordpress.columns);
/** All elements of an item that are read; others would only take memory. */
const read: ReadonlySet<string> = new Set([
  ...Object.values(elements).flat(),
  'wp:post_id',
  'wp:post_type',
  'wp:status',
  'wp:attachment_url',
]);
const readMeta: ReadonlySet<string> = new Set(['_thumbnail_id', '_wp_attachment_image_alt']);
/** Posts and files of a large site. */
const maxItems = 4 * maxRows;
/** Deeper and larger than anything that WordPress writes; the parser keeps all open elements. */
const maxDepth = 100;
const maxAttributes = 1_000;
const maxAltLength = limits.MediaCreate.altText.maxLength;
const noDate = /^0000-/;

/** True for the XML that WordPress exports. */
export const isWordpress = (start: string) => /^\s*(?:<\?xml|<rss)/.test(start);

type Item = ReadonlyMap<string, string>;

/** Headers and posts of a WordPress export (WXR), without pages and deleted posts. Throws 400. */
export async function wordpressRows(xml: string): Promise<string[][]> {
  const items: Map<string, string>[] = [];
  const parser = new SaxesParser();
  let item: Map<string, string> | undefined;
  const path: string[] = [];
  let found = '';
  let metaKey = '';
  const add = (more: string) => (found += more);
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) throw fieldError('file', text.wordpress.broken);
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    attributes = 0;
    if (path.length > maxDepth) throw fieldError('file', text.wordpress.broken);
    if (name === 'item') item = new Map();
    found = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'item') {
      if (item) items.push(item);
      if (items.length > maxItems) throw fieldError('file', text.tooManyRows(maxRows));
      item = undefined;
    } else if (name === 'wp:meta_key') metaKey = found.trim();
    else if (name === 'wp:meta_value') {
      if (readMeta.has(metaKey)) item?.set(`meta ${metaKey}`, found.trim());
    } else if (item && read.has(name) && path.at(-1) === 'item' && !item.get(name)) {
      item.set(name, found.trim());
    }
    found = '';
  });
  try {
    for await (const slice of slicesOf(xml)) parser.write(slice);
    parser.close();
  } catch (error) {
    throw error instanceof ServiceError ? error : fieldError('file', text.wordpress.broken);
  }
  const attachments = new Map(items.filter(isAttachment).map((each) => [each.get('wp:post_id') ?? '', each]));
  return [[...names], ...items.filter(isPost).map((each) => rowOf(each, attachments))];
}

const isAttachment = (item: Item) => item.get('wp:post_type') === 'attachment';
const isPost = (item: Item) =>
  (item.get('wp:post_type') ?? 'post') === 'post' && item.get('wp:status') !== 'trash';

function rowOf(item: Item, attachments: ReadonlyMap<string, Item>): string[] {
  const said = Object.values(elements).map((from) =>
    from.map((name) => item.get(name) ?? '').find((each) => each !== '' && !noDate.test(each)),
  );
  const cover = attachments.get(item.get('meta _thumbnail_id') ?? '');
  return [
    ...said,
    cover?.get('wp:attachment_url'),
    firstCharacters(cover?.get('meta _wp_attachment_image_alt') ?? '', maxAltLength),
  ].map((each) => each ?? '');
}
