import { decoded, type Tag, tagOf, tokensOf } from '../../drawing/html-tokens';
import { formatText } from './text';

/** Returns the plain text of HTML, without a DOM. */
export function htmlText(html: string): string {
  return decoded(html.replaceAll(/<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g, '')).replaceAll('\u00a0', ' ');
}

/** Separators of texts; of several, the widest is used. */
const gaps = ['', '\u3000', '\n', '\n\n'] as const;
const [none, cell, line, paragraph] = [0, 1, 2, 3] as const;
type Gap = 0 | 1 | 2 | 3;
interface List {
  name: string;
  next: number;
}
const frames = new Set(['ul', 'ol', 'table', 'blockquote']);
const lines = new Set(['li', 'tr']);
const paragraphs = new Set(['p', 'h2', 'h3', 'h4']);

/**
 * Converts HTML to plain text; wide spaces separate cells. With `isMarked` it names the formatting, so that
 * differences are visible.
 */
export function htmlLines(html: string, isMarked = false): string {
  let out = '';
  let gap: Gap = none;
  let depth = 0;
  const lists: List[] = [];
  const links: string[] = [];
  let isFirstCell = true;
  const widen = (to: Gap) => {
    gap = to > gap ? to : gap;
  };
  const write = (text: string) => {
    if (out !== '') out += gaps[gap];
    gap = none;
    out += text;
  };
  const begin = (tag: Tag) => {
    const { name } = tag;
    if (frames.has(name)) {
      widen(depth > 0 ? line : paragraph);
      depth += 1;
    }
    if (name === 'ul' || name === 'ol') lists.push({ name, next: Number(tag.of('start') ?? 1) });
    if (name === 'tr') isFirstCell = true;
    if (name === 'td' || name === 'th') {
      if (!isFirstCell) gap = cell;
      isFirstCell = false;
    }
    if (name === 'img') widen(depth > 0 ? line : paragraph);
    if (name === 'br' && gap === none && out !== '') out += '\n';
    if (isMarked) mark(tag);
    if (name === 'img') widen(depth > 0 ? line : paragraph);
  };
  const mark = (tag: Tag) => {
    const { name } = tag;
    const list = lists.at(-1);
    if (name === 'li' && list) write(bulletOf(list));
    if (name === 'a') links.push(decoded(tag.of('href') ?? ''));
    const word = wordOf(tag);
    if (word) write(word);
  };
  const end = (name: string) => {
    if (isMarked && name === 'a') out += formatText.linkEnd(links.pop() ?? '');
    else if (isMarked && Object.hasOwn(formatText.marks, name)) out += formatText.end;
    if (name === 'ul' || name === 'ol') lists.pop();
    if (frames.has(name)) depth -= 1;
    if (lines.has(name)) widen(line);
    if (paragraphs.has(name) || frames.has(name)) widen(depth > 0 ? line : paragraph);
  };
  for (const token of tokensOf(html)) {
    const tag = tagOf(token);
    if (tag?.isEnd) end(tag.name);
    else if (tag) begin(tag);
    else if (!token.startsWith('<!') && (gap === none ? token !== '' : token.trim() !== '')) {
      write(decoded(token).replaceAll('\u00a0', ' '));
    }
  }
  return out.trim();
}

/** Bullet or number of the next item. */
function bulletOf(list: List): string {
  if (list.name !== 'ol') return formatText.bullet;
  list.next += 1;
  return formatText.numbered(list.next - 1);
}

/** Word before formatted text. */
function wordOf(tag: Tag): string {
  const { name } = tag;
  const { marks } = formatText;
  if (name === 'img') return formatText.picture(decoded(tag.of('alt') ?? ''));
  const isMark = (key: string): key is keyof typeof marks => Object.hasOwn(marks, key);
  if (isMark(name)) return marks[name];
  const align = tag.of('class');
  return align === 'align-center' || align === 'align-right' ? formatText.aligned[align] : '';
}
