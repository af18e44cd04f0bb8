// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { blocksFromParts } from '../../src/blocks/content-editor/blocks';
import { sharesOfBlocks } from '../../src/blocks/content-editor/section-shares';

it('each block has the share of its section, those before the first counted one have none', () => {
  const title = (id: number, textContent: string) =>
    ({ id, sort: id, partType: 1, textContent, align: 1 }) as const;
  const text = (id: number) =>
    ({ id, sort: id, partType: 2, textContent: '文', align: 1, html: '' }) as const;
  const blocks = blocksFromParts([
    title(1, '松濤硯'),
    text(2),
    title(3, '格局'),
    title(4, '副標'),
    text(5),
    title(6, '位置'),
  ]);
  const shares = new Map([
    ['格局', 0.61],
    ['位置', 0.4],
  ]);
  expect(sharesOfBlocks(blocks, shares)).toEqual({
    'part-3': 0.61,
    'part-4': 0.61,
    'part-5': 0.61,
    'part-6': 0.4,
  });
});
