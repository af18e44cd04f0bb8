import { SaxesParser } from 'saxes';
import { fieldError } from '../contract/errors';
import { importText as text } from './text';

/** Elements of an item, by the column that they fill; of several the first that says something. */
const elements = {
  title: ['title'],
  publishDate: ['wp:post_date', 'wp:post_modified'],
  content: ['content:encoded'],
  summary: ['excerpt:encoded'],
  category: ['category'],
} as const;
const names = Object.values(text.wordpress.columns);
const noDate = /^0000-/;

/** True for the XML that WordPress exports. */
export const isWordpress = (start: string) => /^\s*(?:<\?xml|<rss)/.test(start);

/** Headers and posts of a WordPress export (WXR); pages, attachments and what was deleted are left out. Throws 400. */
export function wordpressRows(xml: string): string[][] {
  const rows: string[][] = [[...names]];
  const parser = new SaxesParser();
  let item: Map<string, string> | undefined;
  let path: string[] = [];
  let found = '';
  const add = (more: string) => (found += more);
  parser.on('opentag', ({ name }) => {
    path = [...path, name];
    if (name === 'item') item = new Map();
    found = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    path = path.slice(0, -1);
    if (name === 'item') {
      if (item && isPost(item)) rows.push(rowOf(item));
      item = undefined;
    } else if (item && path.at(-1) === 'item' && !item.get(name)) item.set(name, found.trim());
    found = '';
  });
  try {
    parser.write(xml).close();
  } catch {
    throw fieldError('file', text.wordpress.broken);
  }
  return rows;
}

const isPost = (item: ReadonlyMap<string, string>) =>
  (item.get('wp:post_type') ?? 'post') === 'post' && item.get('wp:status') !== 'trash';

function rowOf(item: ReadonlyMap<string, string>): string[] {
  const said = Object.values(elements).map((from) =>
    from.map((name) => item.get(name) ?? '').find((each) => each !== '' && !noDate.test(each)),
  );
  return said.map((each) => each ?? '');
}
