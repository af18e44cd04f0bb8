// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { listLevel, markerText, removeMarker, WordLists } from '../../src/blocks/rich-text/word-lists';

function paragraph(html: string): Element {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  if (!element) throw new Error('no paragraph');
  return element;
}

/** Marker of a paragraph, and the text that is left. */
function parted(html: string): [marker: string, text: string | null] {
  const element = paragraph(html);
  return [removeMarker(element), element.textContent];
}

describe('the level of a list paragraph', () => {
  it.each([
    ["<p style='mso-list:l0 level1 lfo1'>x</p>", 1],
    ["<p style='mso-list: l0   level12 lfo1'>x</p>", 12],
    ['<p class="MsoListParagraph">1.&nbsp;一</p>', 1],
    ['<p class="MsoListParagraphCxSpFirst">&nbsp;•&nbsp;&nbsp;一</p>', 1],
    ['<p class="MsoListParagraph">1. 一</p>', null],
    ['<p class="MsoListParagraph">一二&nbsp;三</p>', null],
    ['<p class="MsoNormal">1.&nbsp;一</p>', null],
    ["<h1 style='mso-list:l0 level1 lfo1'>x</h1>", null],
  ])('of %s is %s', (html, level) => {
    expect(listLevel(paragraph(html))).toBe(level);
  });

  it('is that of elements only', () => {
    expect(listLevel(document.createTextNode('1.'))).toBeNull();
  });
});

describe('the marker of a list paragraph', () => {
  it.each([
    [
      'between comments, as a text',
      '<p><![if !supportLists]> 1.&nbsp;&nbsp;<![endif]>訂金</p>',
      '1.',
      '訂金',
    ],
    [
      'between comments after another comment',
      '<p><!--[if gte mso 9]>x<![endif]--><![if !supportLists]><span>2.&nbsp;</span><![endif]>簽約</p>',
      '2.',
      '簽約',
    ],
    [
      'with text behind it between the comments',
      '<p><![if !supportLists]>3. 用印<![endif]>與完稅</p>',
      '3.',
      '用印與完稅',
    ],
    ['in a marked element', "<p><span style='mso-list:Ignore'>•<i>&nbsp;</i></span>車位</p>", '•', '車位'],
    [
      'in several elements',
      '<p><b><span>（十</span><span>二）</span></b>&nbsp;&nbsp;交屋</p>',
      '（十二）',
      '交屋',
    ],
    ['before a tabulator', '<p>1.\t訂金</p>', '1.', '訂金'],
    [
      'before padding in several elements',
      '<p>1.&nbsp;<span>&nbsp;</span><b>&nbsp;訂金</b></p>',
      '1.',
      '訂金',
    ],
  ])('is removed %s', (_, html, marker, text) => {
    expect(parted(html)).toEqual([marker, text]);
  });

  it.each([
    ['words between comments', '<p><![if !supportLists]>重點說明<![endif]>如下</p>', '重點說明如下'],
    ['a Han character, which is a word', '<p>一&nbsp;樓</p>', '一\u00a0樓'],
    ['a number without padding', '<p>1. 訂金</p>', '1. 訂金'],
    ['a long number, which is none', '<p>1234567890.&nbsp;訂金</p>', '1234567890.\u00a0訂金'],
    ['text after a comment that nothing closes', '<p><![if !supportLists]>說明</p>', '說明'],
    ['text after another comment', '<p><!--x [if !supportLists]-->3. 說明<!--[endif]--></p>', '3. 說明'],
  ])('is none of %s', (_, html, text) => {
    expect(parted(html)).toEqual(['', text]);
  });

  it('loses its mark where it holds words, so that they stay', () => {
    const element = paragraph("<p><span style='mso-list:Ignore'>重點說明</span>如下</p>");
    expect(removeMarker(element)).toBe('');
    expect(element.innerHTML).toBe('<span>重點說明</span>如下');
  });

  it('is read without padding', () => {
    expect(markerText(paragraph('<p>&nbsp; 1.&nbsp;</p>'))).toBe('1.');
  });
});

it('lists are open from their first item to their end', () => {
  const lists = new WordLists();
  expect([lists.isOpen, lists.end()]).toEqual([false, '']);
  expect(lists.item(1, '•')).toBe('<ul><li>');
  expect(lists.isOpen).toBe(true);
  expect(lists.item(2, '3.')).toBe('<ol start="3"><li>');
  expect(lists.item(2, '4.')).toBe('</li><li>');
  expect(lists.item(1, '1.')).toBe('</li></ol></li></ul><ol><li>');
  expect([lists.end(), lists.isOpen]).toEqual(['</li></ol>', false]);
});
