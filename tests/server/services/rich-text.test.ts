import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../server/errors';
import { cleanHtml } from '../../../server/services/rich-text';

/** What it is refused with, or 'accepted'. */
function refusalOf(html: string): unknown {
  try {
    cleanHtml(html, 'content');
    return 'accepted';
  } catch (error) {
    if (error instanceof ServiceError) return error.errors;
    throw error;
  }
}

const names = ['p', 'br', 'b', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'h2', 'blockquote', 'a', 'div', 'span', 'svg', 'math', 'table', 'td', 'script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'plaintext', 'option', 'select', 'img', 'template', 'xmp'];
const piece = fc.oneof(
  fc.constantFrom(...names).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}/>`, `<${name.toUpperCase()} x='"'>`)),
  fc.constantFrom('<a href="https://x.tw/?a=1&b=2">', '<a href="&#x6A;avascript:alert(1)" target=_blank>', "<a href='https://x.tw/\"'>", '&', '&amp;lt;', '&lt;script&gt;', '&#13;&#10;', '\r\n', '&#0;', '&nbsp;', '<', '>', '"', '<!--', '-->', '<![CDATA[', ']]>', '<!DOCTYPE html>', '<?x', '字', '🏠', '\u00a0', 'text', ' '),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const anyHtml = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('rich text', () => {
  it('is clean after one cleaning: another changes nothing and is accepted', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = cleanHtml(html, 'content');
        expect(cleanHtml(clean, 'content')).toBe(clean);
      }),
      { numRuns: 5_000, seed: 20_261_121 },
    );
  });

  it('is refused where cleaning makes more of it than is accepted, as an unchanged save would be refused', () => {
    expect(refusalOf('</p>'.repeat(62_000))).toEqual({ content: ['內容的格式標記過多，請精簡後再儲存'] });
    expect(refusalOf(`<a href="https://x.tw/?${'&'.repeat(60_000)}">連結</a>`)).toEqual({ content: ['內容的格式標記過多，請精簡後再儲存'] });
    expect(refusalOf('</p>'.repeat(35_000))).toBe('accepted');
  });

  it('takes fifty levels of lists and refuses deeper ones while it reads them', () => {
    const lists = (levels: number) => `${'<ul><li>'.repeat(levels)}項目${'</li></ul>'.repeat(levels)}`;
    expect(refusalOf(lists(25))).toBe('accepted');
    expect(refusalOf(lists(26))).toEqual({ content: ['清單與引用最多 50 層'] });
    expect(refusalOf('<x>'.repeat(80_000))).toEqual({ content: ['清單與引用最多 50 層'] });
  });
});
