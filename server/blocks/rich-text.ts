import sanitize from 'sanitize-html';
import type { Tx } from '../base/db/transaction';
import { limits } from '../../openapi/generated/limits';
import { serverText } from '../base/contract/text';
import { protectFiles } from '../base/files/pictures';
import { fieldError } from '../base/contract/errors';

const record = limits.NewsCreate.content;
const block = limits.TextPartInput.html;
const maxAltLength = limits.MediaCreate.altText.maxLength;

/** Deeper than the lists of any real text. */
const maxNested = 50;
const maxPasses = 4;

/** Attributes that are integers from 2 to `maxLength`; 1 is the default and omitted. */
function counted(attribs: Record<string, string | undefined>, maxLength: number): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) =>
      value !== undefined && /^[1-9]\d{0,3}$/.test(value) && value !== '1' && Number(value) <= maxLength
        ? [[name, value]]
        : [],
    ),
  );
}

/** Maximum joined cells; real tables have fewer. */
const maxJoined = 50;

const recordTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
];
const tableTags = ['table', 'tbody', 'tr', 'td', 'th'];
const aligned = ['align-center', 'align-right'];

const allowed: sanitize.IOptions = {
  allowedTags: [...recordTags, ...tableTags, 'img'],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedClasses: { p: aligned, h2: aligned, h3: aligned, h4: aligned },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Our own files only, so that nothing is loaded from other hosts.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !storedPicture.test(attribs['src'] ?? ''),
  transformTags: {
    b: 'strong',
    i: 'em',
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src, alt, ...counted({ width, height }, 9_999) },
    }),
    ol: (tagName, { start }) => ({ tagName, attribs: counted({ start }, 9_999) }),
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: { ...(href ? { href } : {}), ...(target === '_blank' ? { target, rel: 'noopener' } : {}) },
    }),
  },
};

const storedPicture = /^\/files\/([0-9a-f]{64})\.(?:png|jpg)$/;

/** Allow-list for blocks; title and alignment are settings of the page. */
const allowedInBlock: sanitize.IOptions = {
  ...allowed,
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', ...tableTags],
  allowedClasses: {},
};

/**
 * Cleans HTML by an allow-list; idempotent. Throws 400 above 16000 characters of text, for clean HTML longer than the
 * contract's limit, and for deep nesting.
 */
export function cleanHtml(html: string, field: string): string {
  const clean = settled(html, field, allowed, record.maxLength);
  assertShort(htmlText(clean), record.maxText, field);
  for (const [, alt = ''] of clean.matchAll(/<img [^<>]*?alt="([^"]*)"/g)) {
    if ([...unescaped(alt)].length > maxAltLength) throw fieldError(field, serverText.longAlt(maxAltLength));
  }
  return clean;
}

/** True for clean HTML that contains text or a picture. */
export function isFilled(html: string): boolean {
  return htmlText(html).trim() !== '' || html.includes('<img ');
}

/** Hashes of the pictures in clean HTML, in their order. */
export const htmlPictures = (html: string): string[] =>
  [...html.matchAll(/<img src="\/files\/([0-9a-f]{64})\./g)].map(([, sha = '']) => sha);

/** Targets of the links in clean HTML, in their order. */
export const htmlLinks = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

/** Splits clean HTML into its outermost elements of certain tags and the pieces between them. */
export function outermostElements(html: string, isElement: (tag: string) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  const cut = (end: number) => {
    if (end > start) pieces.push(html.slice(start, end));
    start = end;
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z0-9]+)[^<>]*>/g)) {
    if (!isElement(name)) continue;
    if (slash) {
      depth -= 1;
      if (depth === 0) cut(index + tag.length);
    } else {
      if (depth === 0) cut(index);
      depth += 1;
    }
  }
  cut(html.length);
  return pieces;
}

/** Protects the pictures of clean HTML before it is stored; throws 400 for a missing one. */
export async function protectPictures(tx: Tx, html: string, field: string): Promise<void> {
  const named = htmlPictures(html);
  const found = await protectFiles(tx, named);
  if (!named.every((sha) => found.has(sha))) throw fieldError(field, serverText.lostPicture);
}

/** A block's text with its formatting. */
interface FormattedText {
  textContent: string;
  /** Empty without formatting. */
  html: string;
}

/** Like `cleanHtml`, for a long text with its plain form, which is derived from it if different. */
export function cleanBlock({ textContent, html }: FormattedText, at: string): FormattedText {
  const clean = settled(html, `${at}.html`, allowedInBlock, block.maxLength);
  const plain = withoutBlanks(htmlText(clean)) === withoutBlanks(textContent) ? textContent : linesOf(clean);
  if (!plain.trim()) throw fieldError(`${at}.textContent`, serverText.required);
  assertShort(plain, block.maxText, `${at}.textContent`);
  return { textContent: plain, html: /<(?!\/?(?:p|br)\b)/.test(clean) ? clean : '' };
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** Paragraphs, entries and rows of clean HTML line by line. */
function linesOf(html: string): string {
  return htmlText(html.replaceAll(/<br \/>|<\/(?:p|li|tr)>/g, '$&\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function assertShort(text: string, maxLength: number, field: string): void {
  if ([...text].length > maxLength) throw fieldError(field, serverText.maxLength(maxLength));
}

// Removing a tag may change how its neighbours are parsed; the next pass handles that.
function settled(html: string, field: string, options: sanitize.IOptions, maxLength: number): string {
  // Line breaks as in a multipart body of the next save.
  let before = html.replaceAll(/\r\n?/g, '\n');
  for (let pass = 0; pass < maxPasses; pass++) {
    const after = allowedOf(before, field, options).replaceAll(/\r\n?/g, '\n');
    if ([...after].length > maxLength) throw fieldError(field, serverText.tooMuchMarkup);
    if (after === before) return after;
    before = after;
  }
  throw fieldError(field, serverText.badFormat);
}

function allowedOf(html: string, field: string, options: sanitize.IOptions): string {
  let depth = 0;
  let tables = 0;
  // A table within a table leaves its text: an unknown tag.
  const outer: sanitize.Transformer = (tagName, { colspan, rowspan }) => ({
    tagName: tables > 1 ? 'span' : tagName,
    attribs: tagName === 'td' || tagName === 'th' ? counted({ colspan, rowspan }, maxJoined) : {},
  });
  return sanitize(html, {
    ...options,
    transformTags: { ...options.transformTags, table: outer, tbody: outer, tr: outer, td: outer, th: outer },
    // Thrown during parsing: each level makes every tag within it more expensive.
    onOpenTag: (name) => {
      depth += 1;
      if (name === 'table') tables += 1;
      if (depth > maxNested) throw fieldError(field, serverText.tooDeep(maxNested));
    },
    onCloseTag: (name) => {
      depth -= 1;
      if (name === 'table') tables -= 1;
    },
  });
}

/** Text of clean HTML as displayed. */
export function htmlText(html: string): string {
  // Clean HTML has no `<` outside of tags and no `>` within them.
  return unescaped(html.replaceAll(/<[^<>]*>/g, ''));
}

/** Clean HTML without tags, as displayed. */
export function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&');
}

/** Plain text as HTML between tags; an attribute also needs its quotes escaped. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
