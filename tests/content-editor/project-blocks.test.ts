import { expect, test } from 'vitest';
import { connectFeatures } from '../../src/api/features';
import { blockProblems, blockText } from '../../src/blocks/content-editor/block-fields';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { blockGroups } from '../../src/blocks/content-editor/block-looks';
import { blockTypes, offeredTypes } from '../../src/blocks/content-editor/offered-types';
import { hasSources, isBound } from '../../src/blocks/content-editor/block-sources';
import { blocksFromParts, insertItem, partFromBlock, pasted } from '../../src/blocks/content-editor/blocks';
import { withMonth } from '../../src/blocks/content-editor/types/progress/next-month';
import { previewParts } from '../../src/blocks/content-editor/preview-parts';

test('each type is in one group of the palette', () => {
  expect(blockGroups.flatMap(({ looks }) => looks.map(({ type }) => type)).toSorted()).toEqual(
    [...blockTypes].toSorted(),
  );
});

test('a server that knows only the specification is offered its seven types', () => {
  connectFeatures(() => false);
  expect(offeredTypes(undefined).toSorted()).toEqual([1, 10, 11, 2, 5, 6, 8]);
  connectFeatures(() => true);
  expect(offeredTypes(undefined)).toContain(102);
});

test('facts of a project are read, not edited or sent, wherever they are pasted, and drawn in the preview', () => {
  const item = { id: 3, label: '用途', textContent: '集合住宅', detail: '建照', secSort: 0 };
  const [facts] = blocksFromParts([{ id: 1, partType: 102, sort: 0, source: 'projectFacts', items: [item] }]);
  if (!facts) throw new Error('no block');
  expect(isBound(facts, 'items')).toBe(true);
  expect(partFromBlock(facts, 0)).toEqual({ id: 1, partType: 102, source: 'projectFacts', sort: 0 });
  expect(pasted(facts).source).toBe('projectFacts');
  expect(blockText(facts)).toContain('用途：集合住宅　建照');
  expect(previewParts([facts])[0]).toMatchObject({ items: [{ label: '用途', textContent: '集合住宅' }] });
});

test('no case data is offered to a block that cannot show any', () => {
  const own = blockTypes.filter((type) => !hasSources(emptyBlock(type)));
  expect(own.toSorted()).toEqual([101, 104, 106, 107, 108, 109, 5]);
});

test('the button for a month names an entry without one before it adds another', () => {
  const { items } = emptyBlock(104);
  const named = withMonth(items, '2026-11');
  expect(named.map(({ label }) => label)).toEqual(['2026-11']);
  expect(withMonth(named, '2026-12').map(({ label }) => label)).toEqual(['2026-12', '2026-11']);
});

test('a question needs its words, an answer may follow later', () => {
  const block = emptyBlock(106);
  expect(blockProblems([block]).map(({ label }) => label)).toEqual(['1. 問答 問題 1']);
  const items = insertItem([{ ...block.items[0], key: 'a', id: null, label: '何時完工？', text: '' }], 'a');
  expect(items.map(({ label }) => label)).toEqual(['何時完工？', '']);
});
