import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../server/base/contract/errors';
import { cleanHtml, htmlText } from '../../../server/blocks/rich-text';

/** Error of cleaning, or 'accepted'. */
function refusalOf(html: string): unknown {
  try {
    cleanHtml(html, 'content');
    return 'accepted';
  } catch (error) {
    if (error instanceof ServiceError) return error.errors;
    throw error;
  }
}

const names = [
  'p',
  'br',
  'b',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'h2',
  'blockquote',
  'a',
  'div',
  'span',
  'svg',
  'math',
  'table',
  'td',
  'script',
  'style',
  'textarea',
  'title',
  'iframe',
  'noscript',
  'plaintext',
  'option',
  'select',
  'img',
  'template',
  'xmp',
];
const piece = fc.oneof(
  fc
    .constantFrom(...names)
    .chain((name) =>
      fc.constantFrom(`<${name}>`, `</${name}>`, `<${name}/>`, `<${name.toUpperCase()} x='"'>`),
    ),
  fc.constantFrom(
    '<a href="https://x.tw/?a=1&b=2">',
    '<a href="&#x6A;avascript:alert(1)" target=_blank>',
    "<a href='https://x.tw/\"'>",
    '&',
    '&amp;lt;',
    '&lt;script&gt;',
    '&#13;&#10;',
    '\r\n',
    '&#0;',
    '&nbsp;',
    '<',
    '>',
    '"',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE html>',
    '<?x',
    '字',
    '🏠',
    '\u00a0',
    'text',
    ' ',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const anyHtml = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('rich text', () => {
  it('is clean after one cleaning: a second one changes nothing and is accepted', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const clean = cleanHtml(html, 'content');
        expect(cleanHtml(clean, 'content')).toBe(clean);
      }),
      { numRuns: 5_000, seed: 20_261_121 },
    );
  });

  it('is refused if its cleaned form exceeds the limit, because an unchanged save would be refused', () => {
    expect(refusalOf('</p>'.repeat(62_000))).toEqual({ content: ['內容的格式標記過多，請精簡後再儲存'] });
    expect(refusalOf(`<a href="https://x.tw/?${'&'.repeat(60_000)}">連結</a>`)).toEqual({
      content: ['內容的格式標記過多，請精簡後再儲存'],
    });
    expect(refusalOf('</p>'.repeat(35_000))).toBe('accepted');
  });

  it('accepts fifty levels of lists and refuses deeper ones while it reads them', () => {
    const lists = (levels: number) => `${'<ul><li>'.repeat(levels)}項目${'</li></ul>'.repeat(levels)}`;
    expect(refusalOf(lists(25))).toBe('accepted');
    expect(refusalOf(lists(26))).toEqual({ content: ['清單與引用最多 50 層'] });
    expect(refusalOf('<x>'.repeat(80_000))).toEqual({ content: ['清單與引用最多 50 層'] });
  });
});

describe('what is left of rich text', () => {
  it.each([
    ['<p>一<br>二</p>', '<p>一<br />二</p>'],
    ['<b>粗</b><i>斜</i>', '<strong>粗</strong><em>斜</em>'],
    [
      '<h2>一</h2><h3>二</h3><h4>三</h4><u>四</u><s>五</s>',
      '<h2>一</h2><h3>二</h3><h4>三</h4><u>四</u><s>五</s>',
    ],
    [
      '<ul><li>一</li></ul><ol><li>二</li></ol><blockquote>三</blockquote>',
      '<ul><li>一</li></ul><ol><li>二</li></ol><blockquote>三</blockquote>',
    ],
    ['<h1>大</h1><div style="color:red">字</div><img src=x onerror=alert(1)>', '大字'],
    ['<p class="a" onclick="alert(1)">字</p>', '<p>字</p>'],
    ['<script>alert(1)</script><style>p{}</style>字', '字'],
    [
      '<a href="https://x.tw/" target="_blank" rel="opener" onclick="x">連</a>',
      '<a href="https://x.tw/" target="_blank" rel="noopener">連</a>',
    ],
    ['<a href="http://x.tw/" target="_top" rel="opener">連</a>', '<a href="http://x.tw/">連</a>'],
    [
      '<a href="mailto:a@x.tw">信</a><a href="tel:02">話</a>',
      '<a href="mailto:a@x.tw">信</a><a href="tel:02">話</a>',
    ],
    [
      '<a href="javascript:alert(1)">連</a><a href="//x.tw">連</a><a href="data:text/html,x">連</a>',
      '<a>連</a><a>連</a><a>連</a>',
    ],
    ['<a>連</a>', '<a>連</a>'],
    [
      '<table border=1 style="x" onclick="x"><thead><tr><th colspan="2" rowspan="1">一</th></tr></thead><tbody><tr><td rowspan="51" width=9>二</td><td rowspan="3"><p class="align-center x" style="position:fixed">三</p></td></tr></tbody></table>',
      '<table><tr><th colspan="2">一</th></tr><tbody><tr><td>二</td><td rowspan="3"><p class="align-center">三</p></td></tr></tbody></table>',
    ],
    [
      '<table><tr><td>外<table><tr><td>內</td></tr></table>後</td></tr></table>',
      '<table><tr><td>外內後</td></tr></table>',
    ],
    [
      '<ol start="3"><li>一</li></ol><ol start="-1"><li>二</li></ol><ol start="2;x">',
      '<ol start="3"><li>一</li></ol><ol><li>二</li></ol><ol></ol>',
    ],
    ['<td><svg onload=alert(1)><script>alert(1)</script></svg>字</td>', '<td>字</td>'],
    ['一\r\n二\r三', '一\n二\n三'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html, 'content')).toBe(clean);
  });

  it('is limited by its visible characters', () => {
    expect(refusalOf(`<p>${'🏠'.repeat(16_000)}</p>`)).toBe('accepted');
    expect(refusalOf(`<p>${'🏠'.repeat(16_001)}</p>`)).toEqual({ content: ['最多可輸入 16000 個字'] });
    expect(refusalOf('&amp;'.repeat(16_000))).toBe('accepted');
  });

  it('fifty levels in sequence are not too deep', () => {
    expect(refusalOf('<blockquote>一</blockquote>'.repeat(60))).toBe('accepted');
  });

  it('reads as its text, entities once', () => {
    expect(htmlText('<p>1 &lt; 2 &amp;lt; 3 &gt;&nbsp;0 &quot;字&quot;</p>')).toBe('1 < 2 &lt; 3 > 0 "字"');
  });
});
