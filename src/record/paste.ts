import { type Tag, tagOf, tokensOf } from '../site/html-tokens';
import { numbered } from './paste-data';
import type { EditorKind } from './editor-kind';

/** What of a pasted text the editor cannot keep, and how often. */
interface Pasted {
  html: string;
  left: Record<LeftOut, number>;
}

export type LeftOut = 'pictures' | 'objects' | 'strikes' | 'nestedTables';

interface Open {
  name: string;
  /** What ends it in the clean text. */
  end: string;
}

/** Kept as they are; all other tags go and leave their text. */
const plain = new Set(['ul', 'ol', 'li', 'blockquote', 'br', 'div', 'tr']);
const headings = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);
/** What stands in these is no text of the document. */
const unread = new Set(['style', 'script', 'xml', 'title', 'head', 'template']);
const objects = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'svg', 'math', 'canvas']);
const blocks = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'table',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

const cjk = '[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]';
const brokenLine = new RegExp(`(?<=${cjk})[ \\t]*\\r?\\n\\s*(?=${cjk})`, 'g');

/**
 * What Word, Google Docs and Pages put on the clipboard as the few tags that the editor has: Word's list paragraphs
 * become lists without their painted bullets, bold and alignment come from styles, and lines that were broken
 * between Chinese characters are joined. Text of the editor's own clipboard comes back untouched.
 */
export function cleanPaste(html: string, kind: EditorKind = 'page'): Pasted {
  const left = { pictures: 0, objects: 0, strikes: 0, nestedTables: 0 };
  if (html.includes('data-pm-slice')) return { html, left };
  const source = fragmentOf(html);
  const open: Open[] = [];
  const lists = new WordLists();
  let out = '';
  const at: { skipped: { name: string; depth: number } | null } = { skipped: null };
  let marker: string | null = null;
  let item: { level: number } | null = null;

  const begin = (name: string, start: string, end: string) => {
    out += start;
    open.push({ name, end });
  };
  const finish = (name: string) => {
    const place = open.findLastIndex((each) => each.name === name);
    if (place < 0) return;
    out += open
      .splice(place)
      .toReversed()
      .map(({ end }) => end)
      .join('');
    if (open.every((each) => each.name !== 'list-item')) item = null;
  };
  // The bullet or number that Word painted is known only when it has been read.
  const startItem = () => {
    if (item) out += lists.item(item.level, marker ?? '');
    item = null;
    marker = null;
  };

  for (const token of tokensOf(source)) {
    const tag = tagOf(token);
    const { skipped } = at;
    if (skipped) {
      if (tag?.name === skipped.name) skipped.depth += tag.isEnd ? -1 : tag.isEmpty ? 0 : 1;
      if (skipped.depth === 0) at.skipped = null;
      else if (skipped.name === 'span' && !tag && !token.startsWith('<')) marker = (marker ?? '') + token;
      continue;
    }
    if (/^<!(?:--)?\[if !supportLists\]/i.test(token)) {
      marker = '';
      continue;
    }
    if (token.startsWith('<!')) {
      if (/\[endif\]/i.test(token) && marker !== null) startItemOrKeep();
      continue;
    }
    if (!tag) {
      if (marker !== null && item) marker += token;
      else {
        const text = token.replaceAll(brokenLine, '').replaceAll(/\s*\n\s*/g, ' ');
        if (text.trim() !== '') {
          if (item) startItem();
          else if (!isInItem()) out += lists.end();
        }
        if (text.trim() !== '' || (open.length > 0 && !lists.isOpen) || isInItem()) out += text;
      }
      continue;
    }
    if (tag.isEnd) {
      if (tag.name === 'p') finish('list-item');
      finish(tag.name);
      continue;
    }
    begun(tag);
  }
  return {
    html:
      out +
      open
        .toReversed()
        .map(({ end }) => end)
        .join('') +
      lists.end(),
    left,
  };

  function isInItem() {
    return open.some(({ name }) => name === 'list-item');
  }

  function startItemOrKeep() {
    if (item) startItem();
    else {
      // A numbered heading keeps its number.
      out += `${unpadded(marker ?? '')} `;
      marker = null;
    }
  }

  function begun(tag: Tag) {
    const { name } = tag;
    const style = styleOf(tag);
    if (unread.has(name)) {
      if (!tag.isEmpty) at.skipped = { name, depth: 1 };
      return;
    }
    if (/mso-list:\s*ignore/i.test(style)) {
      marker ??= '';
      at.skipped = { name, depth: 1 };
      return;
    }
    if (name === 'img') {
      if (tag.of('width') !== '1') left.pictures += 1;
      return;
    }
    if (objects.has(name)) {
      left.objects += 1;
      if (!tag.isEmpty && name !== 'embed') at.skipped = { name, depth: 1 };
      return;
    }
    const level = name === 'p' ? /mso-list:\s*\S+\s+level(\d+)/i.exec(style)?.[1] : undefined;
    if (level !== undefined) {
      item = { level: Number(level) };
      marker = null;
      open.push({ name: 'list-item', end: '' });
      return;
    }
    if (blocks.has(name) && !isInItem()) out += lists.end();
    if (item && marker === null && name !== 'span') startItem();
    if (name === 's' || name === 'strike' || name === 'del') left.strikes += 1;
    if (name === 'table' && open.some((each) => each.name === 'table')) {
      left.nestedTables += 1;
      open.push({ name, end: '' });
      return;
    }
    const nested = open.filter((each) => each.name === 'table').length > 1;
    if (name === 'table') return begin(name, '<table>', '</table>');
    if ((name === 'td' || name === 'th') && !nested) {
      return begin(name, `<${name}${spanOf(tag, 'colspan')}${spanOf(tag, 'rowspan')}>`, `</${name}>`);
    }
    if (name === 'tr' && nested) return;
    const heading = headings.get(name);
    // A block has no titles of its own.
    if (heading && kind === 'block') return begin(name, '<p><strong>', '</strong></p>');
    if (heading) return begin(name, `<${heading}${alignOf(tag)}>`, `</${heading}>`);
    if (name === 'p') return begin(name, `<p${alignOf(tag)}>`, '</p>');
    if (name === 'br') {
      out += '<br>';
      return;
    }
    if (plain.has(name)) return begin(name, `<${name}${startOf(tag)}>`, `</${name}>`);
    const href = name === 'a' ? tag.of('href') : undefined;
    if (href !== undefined && /^(?:https?:|mailto:|tel:)/i.test(href)) {
      return begin(name, `<a href="${href.replaceAll('"', '&quot;')}">`, '</a>');
    }
    const marks = marksOf(tag);
    if (marks.length > 0 || ['span', 'b', 'strong', 'i', 'em', 'u', 'a', 'font'].includes(name)) {
      const start = marks.map((mark) => `<${mark}>`).join('');
      const end = marks
        .toReversed()
        .map((mark) => `</${mark}>`)
        .join('');
      if (start && item && marker === null) startItem();
      begin(name, start, end);
    }
  }
}

/** Word's list paragraphs, of which each says its level, as lists within lists. */
class WordLists {
  private readonly open: ('ul' | 'ol')[] = [];

  get isOpen() {
    return this.open.length > 0;
  }

  item(level: number, marker: string): string {
    const told = numbered.exec(unpadded(marker));
    const name = told ? 'ol' : 'ul';
    let out = '';
    while (this.open.length > level) out += this.close();
    if (this.open.length === level && this.open.at(-1) !== name) out += this.close();
    else if (this.open.length === level) return `${out}</li><li>`;
    this.open.push(name);
    const first = told?.[1] ? Number(told[1].normalize('NFKC')) : 1;
    return `${out}<${name}${first > 1 ? ` start="${first}"` : ''}><li>`;
  }

  end(): string {
    let out = '';
    while (this.open.length > 0) out += this.close();
    return out;
  }

  private close(): string {
    const name = this.open.pop();
    return name ? `</li></${name}>` : '';
  }
}

/** What stands between the marks of the clipboard, where it has them. */
function fragmentOf(html: string): string {
  const [, fragment = html] =
    /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html) ?? [];
  return fragment;
}

const styleOf = (tag: Tag) => tag.of('style') ?? '';

function marksOf(tag: Tag): string[] {
  const { name, of } = tag;
  const style = styleOf(tag);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isHeavy = weight === undefined ? name === 'b' || name === 'strong' : isBold(weight);
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isSlanted = slant === undefined ? name === 'i' || name === 'em' : slant === 'italic';
  const isLined = name === 'u' || (/text-decoration[^;]*underline/i.test(style) && of('href') === undefined);
  return [...(isHeavy ? ['strong'] : []), ...(isSlanted ? ['em'] : []), ...(isLined ? ['u'] : [])];
}

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;

function alignOf(tag: Tag): string {
  const align = (/text-align:\s*(\w+)/i.exec(styleOf(tag))?.[1] ?? tag.of('align') ?? '').toLowerCase();
  return align === 'center' || align === 'right' ? ` class="align-${align}"` : '';
}

function spanOf({ of }: Tag, name: 'colspan' | 'rowspan'): string {
  const count = Number(of(name));
  return Number.isInteger(count) && count > 1 && count <= 50 ? ` ${name}="${count}"` : '';
}

function startOf({ name, of }: Tag): string {
  const start = Number(of('start'));
  return name === 'ol' && Number.isInteger(start) && start > 1 ? ` start="${start}"` : '';
}

function unpadded(marker: string): string {
  return marker.replaceAll(/&nbsp;|\u00a0/g, ' ').trim();
}
