import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText, richNodes } from '../../src/drawing/RichText';
import { SitePage } from '../../src/drawing/SitePage';

const drawn = (html: string) => renderToStaticMarkup(<>{richNodes(html)}</>);

it('draws all formatting of the editor', () => {
  const html =
    '<h2 class="align-center">交通</h2><p class="align-right">1 &lt; 2 &amp;amp; <strong>粗</strong><em>斜</em><u>底</u><br/>二</p>' +
    '<ul><li><p>一</p></li></ul><ol start="3"><li>三</li></ol><blockquote><p>引言</p></blockquote>' +
    '<table><tbody><tr><th colSpan="2">頭</th><td rowSpan="2">格</td></tr></tbody></table>' +
    '<p><a href="https://x.tw/?a=1&amp;b=2" target="_blank" rel="noopener">連結</a></p>';
  expect(drawn(html.replace('colSpan', 'colspan').replace('rowSpan', 'rowspan'))).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<p onclick="x()" style="color:red" class="hero align-center">字</p>', '<p class="align-center">字</p>'],
  ['<a href="javascript:alert(1)">字</a>', '<a>字</a>'],
  ['<a href="java&#10;script:alert(1)">字</a>', '<a>字</a>'],
  ['<svg onload=alert(1)><b>字</b>', '字'],
  ['一<img src="https://x.tw/a.png" alt="">二<img src=x onerror=alert(1)>', '一二'],
  [
    `<img src="/files/${'a'.repeat(64)}.jpg" alt="樹 &quot;一&quot;" width="900" onload="x()">`,
    `<img src="/files/${'a'.repeat(64)}.jpg" alt="樹 &quot;一&quot;" width="900" loading="lazy" decoding="async"/>`,
  ],
  ['<p title="</p><img src=x onerror=alert(1)>">字', '<p>字</p>'],
  ['<p>一<!-- <img src=x onerror=alert(1)> -->二', '<p>一二</p>'],
  ['</p></div>字<constructor>', '字'],
  ['<strong><p>一</strong>二</p>', '<strong><p>一</p></strong>二'],
])('of %s it draws only known elements', (html, safe) => {
  expect(drawn(html)).toBe(safe);
});

it('news are drawn so, and a formatted block instead of its plain text', () => {
  expect(renderToStaticMarkup(<RichText html="<p>字<script></p>" />)).toBe(
    '<div class="row row-text"><div class="txt long rich"><p>字</p></div></div>',
  );
  const page = renderToStaticMarkup(
    <SitePage
      site={{ title: '松濤硯', district: '' }}
      parts={[
        { partType: 1, textContent: '松濤硯' },
        { id: 7, partType: 2, textContent: '制震', html: '<ul><li><p><strong>制震</strong></p></li></ul>' },
      ]}
    />,
  );
  expect(page).toContain(
    '<div class="txt a1 mid rich " data-part-id="7"><ul><li><p><strong>制震</strong></p></li></ul></div>',
  );
});
