import { numbered } from './paste-data';

/**
 * Word's lists: paragraphs with a level in their style and a textual marker, in an `mso-list:Ignore` element or, in
 * older versions, between conditional comments.
 */
export class WordLists {
  private readonly open: ('ul' | 'ol')[] = [];

  get isOpen() {
    return this.open.length > 0;
  }

  /** Tags before the text of an item. */
  item(level: number, marker: string): string {
    const number = numbered.exec(marker);
    const name = number ? 'ol' : 'ul';
    let out = '';
    while (this.open.length > level) out += this.close();
    if (this.open.length === level && this.open.at(-1) !== name) out += this.close();
    else if (this.open.length === level) return `${out}</li><li>`;
    this.open.push(name);
    const first = number?.[1] ? Number(number[1].normalize('NFKC')) : 1;
    return `${out}<${name}${first > 1 ? ` start="${first}"` : ''}><li>`;
  }

  /** Tags that close all open lists. */
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

/** Level of a list paragraph, else null. Some programs drop the class. */
export function listLevel(node: Node): number | null {
  if (!(node instanceof Element) || node.localName !== 'p') return null;
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/i.exec(node.getAttribute('style') ?? '') ?? [];
  if (level !== undefined) return Number(level);
  return /\bMsoListParagraph/.test(node.className) && paddedMarker(node.textContent ?? '') ? 1 : null;
}

export function isPaintedMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
}

/** Text of a bullet or number without its padding spaces. */
export function markerText(node: Node): string {
  return plain(node.textContent ?? '').trim();
}

/** Removes and returns the marker of a list paragraph. Keeps words marked as a marker, and an unclosed marker. */
export function removeMarker(paragraph: Element): string {
  const painted = [
    ...paintedBetweenComments(paragraph),
    ...[...paragraph.querySelectorAll('[style]')].filter(isPaintedMarker),
  ].filter((node) => !(node instanceof Comment));
  for (const node of painted) {
    if (markerText(node) === '') node.remove();
    // The remaining nodes are text of the item.
    else if (node instanceof Element) node.removeAttribute('style');
  }
  const first = painted.find((node) => markerText(node) !== '');
  if (!first) return cutMarker(paragraph, paddedMarker(paragraph.textContent ?? ''));
  const text = plain(first.textContent ?? '');
  const marker = markerAtStart(text);
  if (!marker) return '';
  if (first instanceof Element) return cutMarker(first, marker);
  first.replaceWith(text.trimStart().slice(marker.length).trimStart());
  return marker;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Bullet or number at the start of a marked text; null for words. */
function markerAtStart(text: string): string | null {
  const [token = ''] = text.trim().split(/\s/);
  const isBullet = [...token].length === 1 && !/[\u3400-\u9fff]/.test(token);
  return isBullet || (token.length <= maxMarker && numbered.test(token)) ? token : null;
}

/** Bullet or number at the start of unmarked text, recognised by its padding only. */
function paddedMarker(text: string): string | null {
  const [, token = '', padding = ''] = /^\s*(\S+)([\u00a0\t ]*)/.exec(text) ?? [];
  return padding.includes('\u00a0') || padding.includes('\t') ? markerAtStart(token) : null;
}

/** Longest number with punctuation, such as （十二） or viii). */
const maxMarker = 8;

/** Removes and returns a marker with its padding from the start of an element. */
function cutMarker(element: Element, marker: string | null): string {
  if (!marker) return '';
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = marker;
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!(node instanceof Text)) continue;
    const text = node.data.replace(/^[\s\u00a0]+/, '');
    const cut = Math.min(left.length, text.length);
    left = left.slice(cut);
    node.data = text.slice(cut).replace(/^[\s\u00a0]+/, '');
    if (left === '' && node.data !== '') break;
  }
  return marker;
}

function paintedBetweenComments(paragraph: Element): ChildNode[] {
  const comments = document.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const start = comments.currentNode;
    if (start instanceof Comment && /^\[if !supportLists\]/i.test(start.data)) {
      const after = siblingsAfter(start);
      const end = after.findIndex((node) => node instanceof Comment && /\[endif\]/i.test(node.data));
      return after.slice(0, Math.max(end, 0));
    }
  }
  return [];
}

function siblingsAfter(node: ChildNode): ChildNode[] {
  const siblings = [...(node.parentNode?.childNodes ?? [])];
  return siblings.slice(siblings.indexOf(node) + 1);
}
