import { numbered } from './paste-data';

/**
 * Lists of Word. Each item is a paragraph whose style names its level, and its bullet or number is painted as text,
 * in an element of the style `mso-list:Ignore` or, in older versions, between two conditional comments.
 */
export class WordLists {
  private readonly open: ('ul' | 'ol')[] = [];

  get isOpen() {
    return this.open.length > 0;
  }

  /** The tags before the text of an item. */
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

  /** The tags that close all open lists. */
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

/** The level of a list paragraph; null for anything else. */
export function listLevel(node: Node): number | null {
  if (!(node instanceof Element) || node.localName !== 'p') return null;
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/i.exec(node.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
}

export function isPaintedMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
}

/** Text of a bullet or number without the spaces that pad it. */
export function markerText(node: Node): string {
  return (node.textContent ?? '').replaceAll('\u00a0', ' ').trim();
}

/** Removes the painted bullet or number of a list paragraph, and returns its text. */
export function takeMarker(paragraph: Element): string {
  const painted = [
    ...paintedBetweenComments(paragraph),
    ...[...paragraph.querySelectorAll('[style]')].filter(isPaintedMarker),
  ];
  const [marker = ''] = painted
    .filter((node) => !(node instanceof Comment))
    .map(markerText)
    .filter((text) => text !== '');
  for (const node of painted) node.remove();
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
