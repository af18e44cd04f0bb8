import { expect, test } from 'vitest';
import { blockDifferences, isSameContent } from '../../src/blocks/content-editor/block-differences';
import { blockFromPart } from '../../src/blocks/content-editor/block-parts';
import { copyOf, partFromBlock } from '../../src/blocks/content-editor/blocks';
import { editedHtml, formattedText } from '../../src/blocks/content-editor/formatted-text';

const part = { id: 2, partType: 2, sort: 0, align: 1 } as const;
const plain = blockFromPart({ ...part, textContent: '基地緊鄰綠園道', html: '' });
const bold = blockFromPart({
  ...part,
  textContent: '基地緊鄰綠園道',
  html: '<p>基地緊鄰<strong>綠園道</strong></p>',
});

test('a plain text opens in paragraphs and lines with its characters unchanged, and becomes plain text again', () => {
  const text = '第一段\n第二行 1 < 2 & 3\n\n　第二段';
  const html = editedHtml({ text, html: '' });
  expect(html).toBe('<p>第一段<br>第二行 1 &lt; 2 &amp; 3</p><p>　第二段</p>');
  expect(formattedText(html, { text, html: '' })).toEqual({ text, html: '' });
  expect([
    editedHtml({ text: ' ', html: null }),
    editedHtml({ text: '字', html: '<p><em>字</em></p>' }),
  ]).toEqual(['', '<p><em>字</em></p>']);
});

test('a formatted text is kept as HTML beside its text, entries and rows line by line', () => {
  const html =
    '<p>特色</p><ul><li><p>制震</p><ul><li><p>雙向</p></li></ul></li><li><p>雙車位</p></li></ul>' +
    '<table><tbody><tr><th><p>房型</p></th><td><p>A</p><p>B</p></td></tr><tr><td><p>坪數</p></td></tr></tbody></table>';
  expect(formattedText(html, { text: '', html: null })).toEqual({
    text: '特色\n\n制震\n雙向\n雙車位\n\n房型　A\nB\n坪數',
    html,
  });
});

test('a server without formatting gets none until something is formatted', () => {
  const untold = blockFromPart({ ...part, textContent: '字' });
  expect([untold, plain, bold].map((block) => partFromBlock(block, 0))).toEqual([
    { ...part, textContent: '字' },
    { ...part, textContent: '基地緊鄰綠園道', html: '' },
    { ...part, textContent: '基地緊鄰綠園道', html: '<p>基地緊鄰<strong>綠園道</strong></p>' },
  ]);
  expect(formattedText('<p>字</p>', { text: '', html: null })).toEqual({ text: '字', html: null });
  expect(isSameContent(blockFromPart({ ...part, textContent: '字', html: '' }), untold)).toBe(true);
});

test('a change of formatting alone is a difference with a description, and a copy keeps it', () => {
  expect(blockDifferences([plain], [bold])).toMatchObject([
    { before: '基地緊鄰綠園道', after: '基地緊鄰〔粗體：綠園道〕', note: '已修改' },
  ]);
  expect(isSameContent(bold, copyOf(bold))).toBe(true);
});
