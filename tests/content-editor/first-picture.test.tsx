// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { BlockChange, BlockItem, ItemImage } from '../../src/blocks/content-editor/block';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { ContentEditor } from '../../src/blocks/content-editor/ContentEditor';
import { firstPicture } from '../../src/blocks/content-editor/first-picture';
import { pictureOf } from '../../src/records/fields/image-value';
import type { PartType } from '../../openapi/generated/enums';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  URL.createObjectURL = ({ size }: Blob) => `blob:${size}`;
});

const stored = (name: string) => pictureOf({ filePath: `/files/${name}.webp` });
const withFile = (content: string) => ({ ...stored('a'), file: new File([content], 'b.png') });
const image = (fields: Partial<ItemImage>): ItemImage => ({
  key: 'i',
  kind: 'photo',
  alt: '',
  picture: pictureOf(null),
  ...fields,
});
const item = (fields: Partial<BlockItem>): BlockItem => ({ key: 'a', id: null, text: '', ...fields });
const block = (type: PartType, fields: BlockChange) => ({ ...emptyBlock<PartType>(type), ...fields });

test.each<[string, PartType, BlockChange, string | undefined]>([
  ['圖片', 6, { picture: stored('a') }, '/files/a.webp'],
  ['a new file of 圖片', 6, { picture: withFile('12') }, 'blob:2'],
  ['影片連結 with a cover', 5, { picture: stored('a') }, '/files/a.webp'],
  ['位置 with a map', 105, { picture: stored('a'), items: [item({})] }, '/files/a.webp'],
  ['位置 without one', 105, { items: [item({})] }, undefined],
  [
    '圖集',
    101,
    {
      items: [
        item({ images: [image({ picture: stored('a') })] }),
        item({ images: [image({ picture: stored('b') })] }),
      ],
    },
    '/files/a.webp',
  ],
  ['a new file of 圖集', 101, { items: [item({ images: [image({ picture: withFile('123') })] })] }, 'blob:3'],
  ['圖集 without pictures', 101, { items: [] }, undefined],
  [
    '工程進度 whose newest month has none yet',
    104,
    { items: [item({ images: [] }), item({ images: [image({ picture: stored('c') })] })] },
    '/files/c.webp',
  ],
  [
    '格局',
    103,
    { items: [item({ shown: { filePath: null } }), item({ shown: { filePath: '/files/d.webp' } })] },
    '/files/d.webp',
  ],
  ['建案資訊', 102, { items: [item({ shown: { detail: '建照' } })] }, undefined],
  ['標題', 1, { text: '留白' }, undefined],
])('the row of a block shows its first picture: %s', (_, type, fields, src) => {
  expect(firstPicture(block(type, fields))?.filePath).toBe(src);
});

test('the list of blocks draws it', () => {
  const place = document.createElement('div');
  const gallery = block(101, { items: [item({ images: [image({ picture: stored('a') })] })] });
  act(() =>
    createRoot(place).render(
      <ContentEditor blocks={[gallery, emptyBlock(1)]} onChange={() => {}} showErrors={false} />,
    ),
  );
  const heads = [...place.querySelectorAll('[data-block-head]')];
  expect(heads.map((head) => head.querySelector('img')?.getAttribute('src'))).toEqual([
    '/files/a.webp',
    undefined,
  ]);
});
