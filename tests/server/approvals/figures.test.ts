import { expect, it } from 'vitest';
import { changedBlocks } from '../../../server/subjects/approvals/rules/blocks';
import type { ProjectFact, StoredPart } from '../../../server/base/db/stored-values';
import { comparedBlock } from '../../../server/subjects/approvals/requests/figures';

const permit = { source: 'permit', documentNumber: '', isPrinted: true } as const;
const facts: ProjectFact[] = [
  { name: 'constructionPermit', value: '115 建字第 0045 號', ...permit },
  { name: 'households', value: '26 戶', ...permit },
  { name: 'unitSizes', value: '28.6～68.2 坪', ...permit },
  { name: 'completion', value: '2028 年第二季', ...permit, source: 'contract' },
];
const shown = { seoTitle: '', seoKeywords: '', seoDescription: '', shareSha: null };
const settings = { shown, sources: [] };
const text = (textContent: string): StoredPart => ({ id: 1, partType: 2, textContent });

function compared(after: StoredPart, before: StoredPart = text('舊的文字')) {
  const page = (part: StoredPart) => ({ templateCode: 'liubai', parts: [part] });
  const [block] = changedBlocks(page(after), page(before), settings);
  if (!block) throw new Error('nothing changed');
  const { figures, isPartlyCompared } = comparedBlock(block, facts);
  return { isPartlyCompared, figures: figures.map((each) => [each.after, each.isSame, each.source]) };
}

it('a matched figure vouches for itself alone, not for the words of its sentence', () => {
  const sentence =
    '全台唯一、增值第一的絕版地段，投資報酬率保證 8%，建築退縮十二公尺，與建照 115 建字第 0045 號一致。';
  expect(compared(text(sentence))).toEqual({
    isPartlyCompared: true,
    figures: [
      ['8%', null, ''],
      ['十二公尺', null, ''],
      ['115 建字第 0045 號', true, '建照'],
    ],
  });
});

it.each([
  [
    '總戶數 26 戶，二樓',
    [
      ['26 戶', true, '建照'],
      ['二樓', null, ''],
    ],
  ],
  ['總戶數：２６戶', [['２６戶', true, '建照']]],
  ['總戶數：126 戶', [['126 戶', false, '建照']]],
  ['總戶數約 28 戶', [['28 戶', false, '建照']]],
  ['坪數 28.6～68.2 坪', [['28.6～68.2 坪', true, '建照']]],
  ['主建物 68.2 坪', [['68.2 坪', null, '']]],
  ['完工日期：2028 年第三季', [['2028 年第三季', false, '契約']]],
  ['2028 年第三季完工', [['2028 年第三季', false, '契約']]],
  [
    '2028 年第二季，共 26 戶',
    [
      ['2028 年第二季', null, ''],
      ['26 戶', null, ''],
    ],
  ],
])('a figure is compared with the fact that its line names: %s', (said, figures) => {
  expect(compared(text(said)).figures).toEqual(figures);
});

it('lines of the case are compared as a whole, with their document where the file has one', () => {
  const list = (source: 'facts' | 'introduction', ...lines: string[]): StoredPart => ({
    id: 1,
    partType: 11,
    source,
    items: lines.map((textContent, index) => ({ id: index + 2, textContent })),
  });
  expect(compared(list('facts', '坪數：29.1～68.2 坪', '總戶數：26 戶', '基地面積：612 坪'))).toEqual({
    isPartlyCompared: false,
    figures: [
      ['29.1～68.2 坪', false, '建照'],
      ['26 戶', true, '建照'],
      ['612 坪', true, '建案資料'],
    ],
  });
  expect(compared(list('introduction', '投資報酬率保證 8%'))).toEqual({
    isPartlyCompared: true,
    figures: [['8%', null, '']],
  });
});

it('a fact whose document is no longer printed is compared again, though its value stays', () => {
  const block = (detail: string): StoredPart => ({
    id: 1,
    partType: 102,
    source: 'projectFacts',
    items: [{ id: 2, label: '坪數', textContent: '29.1～68.2 坪', detail }],
  });
  expect(compared(block(''), block('建照 2024/08/20')).figures).toEqual([['29.1～68.2 坪', false, '建照']]);
});

it('new figures of a record are compared with nothing, each stands once, and addresses and unchanged fields have none', () => {
  const field = (label: string, after: string, more: object = {}) => ({ label, before: '', after, ...more });
  const block = {
    key: 'content',
    hash: '',
    authored: [],
    parts: ['words' as const, 'figures' as const],
    change: 'changed' as const,
    place: 0,
    before: null,
    after: null,
    label: '',
    fields: [
      field('標題', '兩房 1,290 萬元', { before: '兩房 1,190 萬元' }),
      field('內容', '1,290 萬元起，共 26 戶'),
      field('連結', 'https://example.com/50%', { isAddress: true }),
      field('摘要', '28 坪', { before: '28 坪' }),
    ],
  };
  const { figures, isPartlyCompared } = comparedBlock(block, []);
  expect(figures.map(({ before, after, isSame }) => [before, after, isSame])).toEqual([
    ['1,190 萬', '1,290 萬', null],
    ['', '26 戶', null],
  ]);
  expect(isPartlyCompared).toBe(true);
  expect(comparedBlock({ ...block, parts: ['words'] }, []).figures).toEqual([]);
});
