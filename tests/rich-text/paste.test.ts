// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanPaste } from '../../src/blocks/rich-text/paste';

const pasted = (name: string) => cleanPaste(readFileSync(`tests/rich-text/pasted/${name}.html`, 'utf8'));
const nothing = { pictures: 0, objects: 0, strikes: 0, nestedTables: 0 };
/** HTML without white space between tags. */
const tight = (html: string) => html.replaceAll(/\s*(<[^>]+>)\s*/g, '$1');

describe('pasting from Word', () => {
  it('makes lists of its bullets and numbers, without the symbol characters, with their levels', () => {
    const { html, left } = pasted('word-lists');
    expect(tight(html)).toBe(
      '<p>本案位於台中市西屯區，基地方正，<strong>三面臨路</strong>，步行八分鐘可達捷運站。</p>' +
        '<ul><li>制震宅，雙向阻尼器<ul><li>每層兩組</li></ul></li><li>雙平車位</li></ul>' +
        '<p class="align-center">付款方式</p>' +
        '<ol><li>訂金 10 萬元</li><li>簽約</li></ol>',
    );
    expect(left).toEqual(nothing);
  });

  it('keeps tables with merged cells and alignment, and reports an omitted picture', () => {
    const { html, left } = pasted('word-table');
    expect(tight(html)).toBe(
      '<table><tr><td colspan="2"><p class="align-center"><strong>房型</strong><strong></strong></p></td></tr>' +
        '<tr><td><p>A</p></td><td><p>36~38 坪</p></td></tr></table><p></p>',
    );
    expect(left).toEqual({ ...nothing, pictures: 1 });
  });

  it('continues the numbers of a list after a paragraph, and keeps the number of a heading', () => {
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

  it('keeps a list within its table cell, and numbers an item whose number is bold', () => {
    const item = (marker: string, text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><b><!--[if !supportLists]--><span style='mso-list:Ignore'>${marker}&nbsp;</span><!--[endif]--></b>${text}</p>`;
    expect(
      cleanPaste(`<table><tr><td>${item('1.', '訂金')}${item('2.', '簽約')}</td><td>三成</td></tr></table>`)
        .html,
    ).toBe(
      '<table><tr><td><ol><li><strong></strong>訂金</li><li><strong></strong>簽約</li></ol></td><td>三成</td></tr></table>',
    );
  });

  it('makes a list of paragraphs of Word 2000, whose numbers only comments mark', () => {
    const item = (text: string) =>
      `<p style='mso-list:l0 level1 lfo1'><!-- a --><![if !supportLists]> <!-- b --><span style='font-family:Symbol'>1.<span>&nbsp; </span></span><![endif]>${text}</p>`;
    expect(cleanPaste(`${item('一')}\n<!-- x --><style>p{}</style>${item('二')}\n<p>三</p>`).html).toBe(
      '<ol><li>一</li><li>二</li></ol><p>三</p>',
    );
  });

  it('closes deeper lists, and begins another where bullets become numbers', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list: ignore'>${marker}</span>${text}</p>`;
    expect(
      cleanPaste(
        item(1, 'l', '甲') + item(2, '1)', '乙') + item(1, '1.', '丙') + '結語' + item(1, '2.', '丁'),
      ).html,
    ).toBe('<ul><li>甲<ol><li>乙</li></ol></li></ul><ol><li>丙</li></ol>結語<ol start="2"><li>丁</li></ol>');
  });
});

describe('a list of Word', () => {
  const item =
    "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l</span>一<![if !vml]>圖<![endif]></p>";

  it.each([
    ['<p></p>', '<p></p>'],
    ['<table></table>', '<table></table>'],
    ['二', '二'],
  ])('ends before %s', (html, clean) => {
    expect(cleanPaste(`<div>${item}${html}${item}</div>`).html).toBe(
      `<div><ul><li>一圖</li></ul>${clean}<ul><li>一圖</li></ul></div>`,
    );
  });

  it('continues after an element without text', () => {
    expect(cleanPaste(`<div>${item}\n<a name="x"></a>${item}\n</div>`).html).toBe(
      '<div><ul><li>一圖</li><li>一圖</li></ul></div>',
    );
  });
});

describe('pasting from Excel', () => {
  it('takes the rows, although the marker of the copied part is inside the table', () => {
    const { html } = cleanPaste(
      '<table><!--StartFragment-->\n <col width=72>\n <tr><td rowspan=2>房型</td><td colspan=51>A</td></tr>\n<!--EndFragment--></table>',
    );
    expect(tight(html)).toBe('<tr><td rowspan="2">房型</td><td>A</td></tr>');
  });
});

describe('pasting what programs put on the clipboard', () => {
  it.each([
    [
      'word-lists-bare',
      '<ul><li>制震宅</li><li>雙平車位</li><li>步行八分鐘可達捷運站</li></ul><p>付款方式</p>' +
        '<ol><li>訂金 10 萬元</li><li>簽約</li></ol><p>以上金額依合約為準</p>',
    ],
    [
      'word-online',
      '<div><p>建材設備&nbsp;</p></div>' +
        '<div><ul><li><p><strong>制震</strong>阻尼器&nbsp;</p></li></ul></div><div><ul><li><p>TOTO 衛浴&nbsp;</p></li></ul></div>',
    ],
    [
      'libreoffice',
      '<h2>基地位置</h2><p class="align-center"><strong>森林第一排</strong></p>' +
        '<ol><li><p>捷運<u>水安宮站</u>，步行八分鐘</p></li><li><p>公園</p></li></ol>' +
        '<div>學區：惠來國小</div><div>市場：第六市場</div>' +
        '<table><tr><td><p>房型</p></td><td><p>三房</p></td></tr></table><p><br></p>',
    ],
    [
      'excel',
      '<tr><td>房型</td><td>坪數</td><td>備註</td></tr><tr><td>A</td><td>36.5</td><td>三房<br>雙衛</td></tr>',
    ],
    ['line', '<div>【賞屋資訊】<br>時間：週六 14:00<br>地點：接待中心 &lt;2F&gt;</div>'],
    [
      'gmail',
      '<div><div>您好：</div><div><br></div><div>附上修訂後的<strong>文案</strong>，請見' +
        '<a href="https://drive.google.com/file/d/1">雲端連結</a>。</div><ul><li>坪數 36～38</li><li>戶數 128</li></ul></div><br>' +
        '<div><div>On Mon, 王小明 &lt;<a href="mailto:wang@example.com">wang@example.com</a>&gt; wrote:<br></div><blockquote>請提供文案</blockquote></div>',
    ],
    [
      'outlook',
      '<div><p>各位同仁：</p><ul><li>接待中心週一公休</li><li>預約專線<a href="tel:0225718170">02-2571-8170</a></li></ul>' +
        '<ol><li>現場佈置</li></ol></div>',
    ],
  ])('keeps every word of %s, as lists, lines and tables', (name, clean) => {
    const { html, left } = pasted(name);
    expect(tight(html)).toBe(clean);
    expect(left).toEqual(nothing);
  });

  it.each([
    ['words that are marked as painted', '第一期　已完工', '<ul><li>第一期　已完工</li></ul>'],
    ['a bullet with its words', '·&nbsp;&nbsp; 雙平車位', '<ul><li>雙平車位</li></ul>'],
    ['a number of several levels', '1.1.&nbsp; 公證', '<ol><li>公證</li></ol>'],
  ])('an item keeps its words: %s', (_, painted, clean) => {
    const item = `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${painted}</span></p>`;
    expect(cleanPaste(item).html).toBe(clean);
    const commented = `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]>${painted}<![endif]></p>`;
    expect(cleanPaste(commented).html).toBe(clean);
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

  it('counts what it omits, and keeps the text of a nested table', () => {
    const { html, left } = cleanPaste(
      '<table><tr><td>外<table><tr><td>內</td><td>裡</td></tr></table></td></tr></table><p><s>舊價</s><svg><text>圖</text></svg><img width="1"><img width="2"><img width="2"></p><math><mi>x</mi></math><iframe src="x"></iframe>',
    );
    expect(html).toBe('<table><tr><td>外內裡</td></tr></table><p>舊價</p>');
    expect(left).toEqual({ pictures: 2, objects: 3, strikes: 1, nestedTables: 1 });
  });

  it('reads tags that overlap or are not closed as a browser does', () => {
    expect(cleanPaste('<p>一<p><b>二<i>三</b>四</i>').html).toBe(
      '<p>一</p><p><strong>二<em>三</em></strong><em>四</em></p>',
    );
  });

  it('keeps characters that mean something in HTML, and spaces that do not break', () => {
    expect(
      cleanPaste(
        '<p>3 &lt; 5 &amp; 6&nbsp;坪</p><p>&nbsp;\n</p><a href="https://example.com/?a=&quot;1&quot;&amp;b=2">連結</a>',
      ).html,
    ).toBe(
      '<p>3 &lt; 5 &amp; 6&nbsp;坪</p><p>&nbsp; </p><a href="https://example.com/?a=&quot;1&quot;&amp;b=2">連結</a>',
    );
  });

  it('keeps headings of two levels, lists, quotes, lines and text that is italic or underlined by its style', () => {
    expect(
      tight(
        cleanPaste(
          '<h1>大</h1><h4 align="center">小</h4><ol start="3">\n<li>一</li>\n</ol><blockquote>引<br>言</blockquote>' +
            '<span style="font-style:italic;text-decoration:underline">重</span><a href="#top" style="text-decoration:underline">頂</a>' +
            '<b style="font-weight:500">中</b><i style="font-style:normal">正</i><span style="font-weight:bold">粗</span>',
        ).html,
      ),
    ).toBe(
      '<h2>大</h2><h3 class="align-center">小</h3><ol start="3"><li>一</li></ol><blockquote>引<br>言</blockquote>' +
        '<em><u>重</u></em>頂中正<strong>粗</strong>',
    );
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

  it('drops the line breaks between blocks, and keeps those that are text', () => {
    expect(cleanPaste('\n<div>\n一\n<template>x</template></div>\n<div>two\nlines</div>\n').html).toBe(
      '<div> 一 </div><div>two lines</div>',
    );
  });

  it("leaves the editor's own clipboard as it is", () => {
    const own = '<p data-pm-slice="1 1 []" class="align-right">字</p>';
    expect(cleanPaste(own)).toEqual({ html: own, left: nothing });
  });
});
