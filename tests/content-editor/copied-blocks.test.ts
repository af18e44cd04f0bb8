import { expect, test } from 'vitest';
import type { Block } from '../../src/blocks/content-editor/block';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { copiedBlocks } from '../../src/blocks/content-editor/copied-blocks';

test('safety copies of earlier releases keep the pictures of blocks and their entries', () => {
  const stored = { filePath: '/files/a.png', fileName: 'a.png', sources: [] };
  const [file, pixels] = [new File(['x'], 'b.png'), { width: 2, height: 1 }];
  const before = { picture: stored, file, filePixels: pixels };
  const after = { picture: { stored, file, pixels } };
  const item = { key: 'a', id: null, text: '' };
  const image = { key: 'i', kind: 'photo', alt: '' } as const;
  const title = emptyBlock(1);
  const blocks: Block[] = [
    { ...emptyBlock(6), ...after },
    title,
    { ...emptyBlock(101), items: [{ ...item, images: [{ ...image, ...after }] }, item] },
  ];
  const [picture, , gallery] = blocks;
  const earlier = [
    { ...picture, ...before },
    title,
    { ...gallery, items: [{ ...item, images: [{ ...image, ...before }] }, item] },
  ] as unknown as Block[];
  expect(copiedBlocks(earlier)).toEqual(blocks);
  expect(copiedBlocks(blocks)).toEqual(blocks);
});
