import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanPaste } from '../../src/record/paste';

const pasted = (name: string) => cleanPaste(readFileSync(`tests/record/pasted/${name}.html`, 'utf8'));
const nothing = { pictures: 0, objects: 0, strikes: 0, nestedTables: 0 };
/** Without the white space between tags. */
const tight = (html: string) => html.replaceAll(/\s*(<[^>]+>)\s*/g, '$1');

describe('pasting from Word', () => {
  it('makes lists of its bullets and numbers, without the painted letters, in their levels', () => {
    const { html, left } = pasted('word-lists');
    expect(tight(html)).toBe(
      '<p>本案位於台中市西屯區，基地方正，<strong>三面臨路</strong>，步行八分鐘可達捷運站。</p>' +
        '<ul><li>制震宅，雙向阻尼器<ul><li>每層兩組</li></ul></li><li>雙平車位</li></ul>' +
        '<p class="align-center">付款方式</p>' +
        '<ol><li>訂金 10 萬元</li><li>簽約</li></ol>',
    );
    expect(left).toEqual(nothing);
  });

  it('keeps tables with their joined cells and alignment, and says that a picture was left out', () => {
    const { html, left } = pasted('word-table');
    expect(tight(html)).toBe(
      '<table><tr><td colspan="2"><p class="align-center"><strong>房型</strong><strong></strong></p></td></tr>' +
        '<tr><td><p>A</p></td><td><p>36~38 坪</p></td></tr></table><p></p>',
    );
    expect(left).toEqual({ ...nothing, pictures: 1 });
  });

  it('goes on counting where a numbered list goes on after a paragraph, and keeps the number of a heading', () => {
    const marked = (marker: string) =>
      `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>`;
    expect(
      tight(
        cleanPaste(
          `<h1 style='mso-list:l2 level1 lfo3'>${marked('一、')}規劃</h1>` +
            `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${marked('３.')}公證</p>`,
        ).html,
      ),
    ).toBe('<h2>一、 規劃</h2><ol start="3"><li>公證</li></ol>');
  });
});

describe('pasting from elsewhere', () => {
  it('takes bold from the weight of Google Docs, not from the tag around it all', () => {
    const { html, left } = pasted('google-docs');
    expect(tight(html)).toBe(
      '<p>交通：<strong>捷運綠線</strong></p><ul><li><p>水安宮站</p></li></ul>' +
        '<p class="align-center"><a href="https://www.google.com/maps"><u>看地圖</u></a></p><br>',
    );
    expect(left).toEqual(nothing);
  });

  it('takes lists and bold from Pages', () => {
    expect(tight(pasted('pages').html)).toBe(
      '<p>建材<strong>與設備</strong></p><ul><li>日本 TOTO 衛浴</li><li>德國廚具</li></ul>',
    );
  });

  it('counts what it leaves out, and leaves the text of a table within a table', () => {
    const { html, left } = cleanPaste(
      '<table><tr><td>外<table><tr><td>內</td></tr></table></td></tr></table><p><s>舊價</s><svg><text>圖</text></svg></p><iframe src="x"></iframe>',
    );
    expect(html).toBe('<table><tr><td>外內</td></tr></table><p>舊價</p>');
    expect(left).toEqual({ pictures: 0, objects: 2, strikes: 1, nestedTables: 1 });
  });

  it('makes a heading of a block, which has no titles of its own, bold', () => {
    expect(cleanPaste('<h2>付款方式</h2><p align="right">貳拾萬元</p>', 'block').html).toBe(
      '<p><strong>付款方式</strong></p><p class="align-right">貳拾萬元</p>',
    );
  });

  it('takes neither scripts, handlers nor addresses of other kinds along', () => {
    expect(
      cleanPaste(
        '<p onclick="x()" style="background:url(javascript:x)">一<script>x()</script><a href="javascript:x()">二</a></p><style>p{}</style>',
      ).html,
    ).toBe('<p>一二</p>');
  });

  it("leaves the editor's own clipboard as it is", () => {
    const own = '<p data-pm-slice="1 1 []" class="align-right">字</p>';
    expect(cleanPaste(own)).toEqual({ html: own, left: nothing });
  });
});
