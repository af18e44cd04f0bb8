import type { EditorKind } from './editor-kind';
import { inertBody } from './trusted-html';
import { isPaintedMarker, listLevel, markerText, removeMarker, WordLists } from './word-lists';

/** Content that the editor cannot keep. */
export type LeftOut = 'pictures' | 'objects' | 'strikes' | 'nestedTables';

interface Pasted {
  html: string;
  /** Numbers of dropped parts. */
  left: Record<LeftOut, number>;
}

/** A tag of clean HTML: name and serialized attributes. */
type CleanTag = readonly [name: string, attributes?: string];

const keptTags = new Set(['ul', 'ol', 'li', 'blockquote', 'div']);
const tableTags = new Set(['table', 'tr', 'td', 'th']);
const headingTags = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);
/** Elements whose text is not part of the document. */
const hiddenTags = new Set(['style', 'script', 'xml', 'title']);
const objectTags = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'svg', 'math', 'canvas']);
const strikeTags = new Set(['s', 'strike', 'del']);
/** Unsupported blocks, whose text becomes a paragraph. */
const partTags = new Set([
  'address',
  'article',
  'aside',
  'center',
  'dd',
  'details',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'header',
  'main',
  'nav',
  'pre',
  'section',
  'summary',
]);
const blockTags = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'table',
  'blockquote',
  ...headingTags.keys(),
  ...partTags,
]);

const cjk = '[\\u3000-\\u303f\\u3400-\\u9fff\\uff00-\\uffef]';
/** Collapsible white space, without no-break spaces. */
const blank = '[^\\S\\u00a0]';
const breakWithinChinese = new RegExp(`(?<=${cjk})[ \\t]*\\n${blank}*(?=${cjk})`, 'g');
const breakElsewhere = new RegExp(`(?<!${blank})${blank}*\\n${blank}*`, 'g');
const visibleText = new RegExp(`(?!${blank})[^]`);

/**
 * Reduces HTML of Word, Google Docs and Pages to the editor's tags, reading bold and alignment from styles.
 * Own HTML stays unchanged.
 */
export function cleanPaste(html: string, kind: EditorKind = 'page'): Pasted {
  const left = { pictures: 0, objects: 0, strikes: 0, nestedTables: 0 };
  if (html.includes('data-pm-slice')) return { html, left };
  const root = rootOf(fragmentOf(html));
  return { html: cleanChildren(root, { root, kind, left }), left };
}

/** Copied fragment, if the clipboard marks it. */
function fragmentOf(html: string): string {
  const [, fragment = html] =
    /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html) ?? [];
  return fragment;
}

/** Element with the parsed fragment. Excel marks rows without their table, which a parser would drop. */
function rootOf(fragment: string): Element {
  const isPartOfTable = /^\s*<(?:caption|col|colgroup|thead|tbody|tfoot|tr|td|th)\b/i.test(fragment);
  const body = inertBody(isPartOfTable ? `<table>${fragment}</table>` : fragment);
  return (isPartOfTable && body.querySelector('table')) || body;
}

interface Cleaning extends Pick<Pasted, 'left'> {
  root: Element;
  kind: EditorKind;
}

function cleanChildren(parent: Element, cleaning: Cleaning): string {
  const lists = new WordLists();
  let html = '';
  for (const node of parent.childNodes) {
    const level = listLevel(node);
    if (level !== null && node instanceof Element) {
      html += lists.item(level, removeMarker(node)) + cleanChildren(node, cleaning);
      continue;
    }
    if (lists.isOpen && (isBlock(node) || hasText(node))) html += lists.end();
    const isGap = node instanceof Text && !hasText(node) && (lists.isOpen || parent === cleaning.root);
    if (!isGap) html += cleanNode(node, cleaning);
  }
  return html + lists.end();
}

function cleanNode(node: Node, cleaning: Cleaning): string {
  if (node instanceof Text) return keepsLines(node) ? cleanLines(node.data) : cleanText(node.data);
  return node instanceof Element ? cleanElement(node, cleaning) : '';
}

function cleanText(text: string): string {
  return escaped(text.replaceAll(breakWithinChinese, '').replaceAll(breakElsewhere, ' '));
}

/** True for text whose line breaks are kept, such as plain text of mail and chat programs. */
function keepsLines({ data, parentElement }: Text): boolean {
  if (!data.includes('\n') || !parentElement) return false;
  if (parentElement.closest('pre')) return true;
  const styled = parentElement.closest('[style*="white-space"]');
  return styled !== null && /white-space:\s*(?:pre|pre-wrap|pre-line|break-spaces)\b/i.test(styleOf(styled));
}

function cleanLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => escaped(line))
    .join('<br>');
}

function cleanElement(element: Element, cleaning: Cleaning): string {
  const name = element.localName;
  countLeftOut(element, cleaning.left);
  if (isLeftOut(element)) return '';
  if (name === 'br') return '<br>';
  // The number of a heading is kept as text.
  if (isPaintedMarker(element)) return escaped(`${markerText(element)} `).trimStart();
  const tags = tagsOf(element, cleaning.kind);
  const start = tags.map(([tag, attributes = '']) => `<${tag}${attributes}>`);
  const end = tags.toReversed().map(([tag]) => `</${tag}>`);
  return [...start, cleanChildren(element, cleaning), ...end].join('');
}

function countLeftOut(element: Element, left: Pasted['left']) {
  const name = element.localName;
  // Pictures of one pixel are counters of visitors or spacers.
  if (name === 'img' && element.getAttribute('width') !== '1') left.pictures += 1;
  if (objectTags.has(name)) left.objects += 1;
  if (strikeTags.has(name)) left.strikes += 1;
  if (name === 'table' && isWithinNestedTable(element)) left.nestedTables += 1;
}

/** Tags of an element from outside in; an empty list keeps only its text. */
function tagsOf(element: Element, kind: EditorKind): CleanTag[] {
  const name = element.localName;
  const heading = headingTags.get(name);
  // Blocks have no titles of their own.
  if (heading && kind === 'block') return [['p'], ['strong']];
  if (heading) return [[heading, alignOf(element)]];
  if (name === 'p') return [[name, alignOf(element)]];
  if (keptTags.has(name)) return [[name, startOf(element)]];
  if (partTags.has(name)) return [['div']];
  if (tableTags.has(name) && !isWithinNestedTable(element)) return [[name, spansOf(element)]];
  const href = name === 'a' ? element.getAttribute('href') : null;
  if (href !== null && /^(?:https?:|mailto:|tel:)/i.test(href)) return [[name, ` href="${escaped(href)}"`]];
  return marksOf(element);
}

function isLeftOut({ localName }: Element): boolean {
  return hiddenTags.has(localName) || objectTags.has(localName) || localName === 'img';
}

function hasText(node: Node): boolean {
  const isRead = node instanceof Text || (node instanceof Element && !isLeftOut(node));
  return isRead && visibleText.test(node.textContent ?? '');
}

const isBlock = (node: Node) => node instanceof Element && blockTags.has(node.localName);

function isWithinNestedTable(element: Element): boolean {
  return Boolean(element.closest('table')?.parentElement?.closest('table'));
}

function marksOf(element: Element): CleanTag[] {
  const name = element.localName;
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isHeavy = weight === undefined ? name === 'b' || name === 'strong' : isBold(weight);
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isSlanted = slant === undefined ? name === 'i' || name === 'em' : slant === 'italic';
  const isUnderlined =
    name === 'u' || (/text-decoration[^;]*underline/i.test(style) && !element.hasAttribute('href'));
  const marks = { strong: isHeavy, em: isSlanted, u: isUnderlined };
  return Object.entries(marks).flatMap(([mark, isSet]): CleanTag[] => (isSet ? [[mark]] : []));
}

const isBold = (weight: string) => weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function alignOf(element: Element): string {
  const styled = /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1];
  const align = (styled ?? element.getAttribute('align') ?? '').toLowerCase();
  return align === 'center' || align === 'right' ? ` class="align-${align}"` : '';
}

/** Column and row spans of a cell, as attributes. */
function spansOf(element: Element): string {
  const spans = ['colspan', 'rowspan'].map((name) => {
    const count = Number(element.getAttribute(name));
    return Number.isInteger(count) && count > 1 && count <= 50 ? ` ${name}="${count}"` : '';
  });
  return spans.join('');
}

function startOf(element: Element): string {
  const start = Number(element.getAttribute('start'));
  return element.localName === 'ol' && Number.isInteger(start) && start > 1 ? ` start="${start}"` : '';
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');
}
