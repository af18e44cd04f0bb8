// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { blocksFromParts } from '../../../src/blocks/content-editor/blocks';
import { blockText } from '../../../src/blocks/content-editor/block-fields';
import { factDifferences } from '../../../src/blocks/content-editor/fact-differences';
import { adopted, piecesOf, proposedSentence } from '../../../src/subjects/sites/advertising/proposals';

type AdFinding = components['schemas']['AdFinding'];

const finding = (own: Partial<AdFinding>): AdFinding => ({
  key: 'k',
  ruleId: 'first',
  kind: 'superlative',
  severity: 'advice',
  reason: '',
  source: '',
  isToConfirm: false,
  partId: 1,
  partType: 2,
  place: 1,
  field: 'text',
  itemId: null,
  sentence: '鄰近捷運，增值首選。',
  marks: [{ start: 5, end: 9, replacement: '' }],
  hash: '',
  isEditable: true,
  putAside: null,
  ...own,
});
const text = (textContent: string, html = '') =>
  blocksFromParts([{ id: 1, sort: 0, partType: 2, textContent, align: 1, html }]);

it('marks words of a sentence, and tidies what a removed one leaves behind', () => {
  expect(piecesOf(finding({})).map((piece) => piece.text)).toEqual(['鄰近捷運，', '增值首選', '。']);
  expect(proposedSentence(finding({}))).toBe('鄰近捷運。');
  expect(proposedSentence(finding({ marks: [{ start: 0, end: 2, replacement: null }] }))).toBeNull();
});

it('writes a proposal into plain and formatted texts', () => {
  const plain = adopted(text('公園旁。鄰近捷運，增值首選。'), [finding({})]);
  expect(plain.blocks.map(blockText)).toEqual(['公園旁。鄰近捷運。']);
  expect(plain.changed).toEqual(['part-1']);
  const bold = adopted(text('鄰近捷運，增值首選。', '<p><b>公園旁。</b>鄰近捷運，增值首選。</p>'), [
    finding({}),
  ]);
  expect(bold.blocks).toMatchObject([{ html: '<p><b>公園旁。</b>鄰近捷運。</p>' }]);
});

it('writes it into the words of an entry', () => {
  const list = blocksFromParts([
    {
      id: 1,
      sort: 0,
      partType: 106,
      items: [
        { id: 7, label: '鄰近捷運，增值首選。', textContent: '是', secSort: 0 },
        { id: 8, label: '問', textContent: '答', secSort: 1 },
      ],
    },
  ]);
  const { blocks } = adopted(list, [finding({ field: 'itemLabel', itemId: 7, partType: 106 })]);
  expect(blocks).toMatchObject([{ items: [{ label: '鄰近捷運。' }, { label: '問' }] }]);
});

it('skips words that have changed, are dismissed or belong to the case', () => {
  const blocks = text('別的句子');
  expect(adopted(blocks, [finding({})]).changed).toEqual([]);
  expect(adopted(text('鄰近捷運，增值首選。'), [finding({ isEditable: false })]).changed).toEqual([]);
});

it('writes the value of a fact into the words that contradict it', () => {
  const blocks = text('預定完工 2028 年第三季。基地面積 612 坪。', '<p>預定完工 <b>2028 年第三季</b>。</p>');
  const wanted = factDifferences([{ name: 'completion', value: '2028 年第二季' }], blocks).map((each) => ({
    ...each,
    putAside: null,
  }));
  const [mended] = adopted(blocks, wanted).blocks;
  expect(mended).toMatchObject({ html: '<p>預定完工 <b>2028 年第二季</b>。</p>' });
  const plain = adopted(text('預定完工 2028 年第三季。'), wanted);
  expect(plain.blocks.map(blockText)).toEqual(['預定完工 2028 年第二季。']);
});
