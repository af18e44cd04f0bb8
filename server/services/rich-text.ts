import sanitize from 'sanitize-html';
import { limits } from '../generated/limits';
import { serverText } from '../text';
import { fieldError } from './records';

const { maxText, maxLength } = limits.NewsCreate.content;

/** Deeper than anyone nests lists. */
const mostNested = 50;
const mostPasses = 4;

const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href, target }) => ({
      tagName,
      attribs: { ...(href ? { href } : {}), ...(target === '_blank' ? { target, rel: 'noopener' } : {}) },
    }),
  },
};

/**
 * HTML by an allow-list: cleaning twice changes nothing, and what was accepted is accepted again as it is. Throws 400
 * above 16000 characters of text, when the clean HTML is longer than the contract takes, and for tags nested too deep.
 */
export function cleanHtml(html: string, field: string): string {
  const clean = settled(html, field);
  if ([...htmlText(clean)].length > maxText) throw fieldError(field, serverText.maxLength(maxText));
  return clean;
}

// A tag that is taken out may change how its neighbours are read, which the next pass settles.
function settled(html: string, field: string): string {
  // As a multipart body would carry it the next time.
  let before = html.replaceAll(/\r\n?/g, '\n');
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = allowedOf(before, field).replaceAll(/\r\n?/g, '\n');
    if ([...after].length > maxLength) throw fieldError(field, serverText.tooMuchMarkup);
    if (after === before) return after;
    before = after;
  }
  throw fieldError(field, serverText.badFormat);
}

function allowedOf(html: string, field: string): string {
  let depth = 0;
  return sanitize(html, {
    ...allowed,
    // Thrown while it is read: each level makes every tag within it dearer.
    onOpenTag: () => {
      depth += 1;
      if (depth > mostNested) throw fieldError(field, serverText.tooDeep(mostNested));
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
}

/** The text of clean HTML as its reader sees it. */
export function htmlText(html: string): string {
  return unescaped(sanitize(html, { allowedTags: [], allowedAttributes: {} }));
}

/** Clean HTML without tags, as its reader sees it. */
export function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&');
}
