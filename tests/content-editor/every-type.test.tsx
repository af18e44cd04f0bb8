import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { BlockChange, ItemImage } from '../../src/blocks/content-editor/block';
import {
  asksForAlt,
  blockProblems,
  blockText,
  lacksAlt,
  problemsAt,
} from '../../src/blocks/content-editor/block-fields';
import { kindOf } from '../../src/blocks/content-editor/block-kinds';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { blockTypes, offeredTypes } from '../../src/blocks/content-editor/offered-types';
import { blocksFromParts, partsFromBlocks } from '../../src/blocks/content-editor/blocks';
import { previewParts } from '../../src/blocks/content-editor/preview-parts';
import { pictureOf } from '../../src/records/fields/image-value';
import { SitePage } from '../../src/drawing/SitePage';

type PagePart = components['schemas']['PagePart'];

const picture = pictureOf({ filePath: '/files/a.png', fileName: 'a.png', width: 912, height: 452 });
const imageOf = (kind: ItemImage['kind']): ItemImage => ({ key: 'i', kind, alt: '', picture });

const typed: { [T in PartType]: { fields: BlockChange; drawn: string } } = {
  1: { fields: { text: '留白', align: 2 }, drawn: '留白' },
  2: { fields: { text: '基地緊鄰綠園道', align: 2 }, drawn: '基地緊鄰綠園道' },
  5: {
    fields: { text: '空拍', url: 'https://youtu.be/dQw4w9WgXcQ', autoPlay: true },
    drawn: 'href="https://youtu.be/dQw4w9WgXcQ?autoplay=1"',
  },
  6: {
    fields: { text: '中庭', alt: '中庭的樹', picture },
    drawn: 'alt="中庭的樹"',
  },
  8: {
    fields: { text: '交通', url: 'https://example.com/map', urlTarget: '_blank' },
    drawn: 'href="https://example.com/map"',
  },
  10: { fields: { text: '預約賞屋', tel: '0225718170' }, drawn: 'href="tel:+886225718170"' },
  11: {
    fields: {
      items: [
        { key: 'a', id: null, text: '近捷運' },
        { key: 'b', id: null, text: '雙公園' },
      ],
    },
    drawn: '雙公園',
  },
  101: {
    fields: { items: [{ key: 'a', id: null, text: '中庭', images: [imageOf('rendering')] }] },
    drawn: '<span class="kind">3D 合成</span><span>中庭</span>',
  },
  102: {
    fields: { items: [{ key: 'a', id: null, label: '用途', text: '集合住宅', shown: { detail: '建照' } }] },
    drawn: '資料來源：<span>建照</span>',
  },
  103: {
    fields: {
      items: [
        { key: 'a', id: null, text: 'A 戶　46 坪', shown: { filePath: '/files/a.png', altText: '平面' } },
      ],
    },
    drawn: 'aria-label="平面，看大圖"',
  },
  104: {
    fields: {
      items: [
        { key: 'a', id: null, label: '2026-11', text: '基礎工程', percent: '18', images: [imageOf('photo')] },
      ],
    },
    drawn: '2026 年 11 月工地照片 1，看大圖',
  },
  105: {
    fields: {
      text: '步行以每分鐘 80 公尺計',
      addresses: { site: '臺北市大安區建國南路二段 151 號', reception: '' },
      items: [{ key: 'a', id: null, label: '捷運大安站', text: '步行，460 公尺', minutes: '6' }],
    },
    drawn: '<dd class="min">6 分鐘</dd>',
  },
  106: {
    fields: { items: [{ key: 'a', id: null, label: '何時完工？', text: '明年。' }] },
    drawn: '<p>明年。</p>',
  },
  107: {
    fields: {
      text: '建案簡介',
      detail: '24 頁',
      document: { filePath: '/files/a.pdf', fileName: '簡介.pdf', fileSize: 4_400_000 },
    },
    drawn: '<small>PDF 檔案 4.2 MB　24 頁</small>',
  },
  108: {
    fields: {
      text: '謝謝您',
      formFields: [{ name: 'budget', isRequired: true }],
      budgets: '2,000 萬元以下',
      asksNews: true,
    },
    drawn: '2,000 萬元以下',
  },
  109: {
    fields: {
      bars: {
        hasSections: true,
        actions: ['line'],
        highlighted: 'line',
        tel: '',
        lineId: '@heyan',
        lineText: '您好',
        address: '',
      },
    },
    drawn: 'href="https://line.me/R/oaMessage/%40heyan/?%E6%82%A8%E5%A5%BD"',
  },
};
/** Block types that are complete as soon as they are added. */
const isReady = (type: PartType) => type === 105 || type === 108 || type === 109 || isOfCase(type);
/** Blocks that show case data have nothing to fill in. */
const isOfCase = (type: PartType) => type === 102 || type === 103;

const filled = (type: PartType) => ({ ...emptyBlock<PartType>(type), ...typed[type].fields });
const draw = (parts: Parameters<typeof SitePage>[0]['parts']) =>
  renderToStaticMarkup(<SitePage site={{ title: '松濤硯', district: '' }} parts={parts} />).replaceAll(
    '<wbr/>',
    '',
  );

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', '在 YouTube 播放', 'https://youtu.be/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', '在 Vimeo 播放', 'https://vimeo.com/76979871?autoplay=1&amp;muted=1'],
  ['https://notvimeo.com/1', '播放影片', 'https://notvimeo.com/1?autoplay=1'],
])('a video at %s names where it plays, and starts automatically there', (url, label, href) => {
  const page = draw(previewParts([{ ...emptyBlock(5), text: '空拍', url, autoPlay: true }]));
  expect([page.includes(label), page.includes(`href="${href}"`)]).toEqual([true, true]);
});

test('the palette knows every type, those of the specification first', () => {
  expect(blockTypes.map((type) => [type, kindOf(type).label])).toEqual([
    [1, '標題'],
    [2, '長文'],
    [6, '圖片'],
    [5, '影片連結'],
    [8, '文字連結'],
    [10, '預約電話'],
    [11, '條列項目'],
    [101, '圖集'],
    [102, '建案資訊'],
    [103, '格局'],
    [104, '工程進度'],
    [105, '位置'],
    [106, '問答'],
    [107, '下載'],
    [108, '預約表單'],
    [109, '導覽與行動列'],
  ]);
  expect(blockTypes.toSorted((a, b) => a - b).map(String)).toEqual(Object.keys(typed));
});

test.each(blockTypes.map((type) => [kindOf(type).label, type] as const))(
  'an empty block of type %s is refused unless it is complete, and a filled one is summarised and drawn',
  (_, type) => {
    expect(blockProblems([emptyBlock<PartType>(type)]).length > 0).toBe(!isReady(type));
    const block = filled(type);
    expect(blockProblems([block])).toEqual([]);
    const { text, items, bars } = typed[type].fields;
    expect(blockText(block)).toContain(text ?? items?.[0]?.text ?? bars?.lineText);
    expect(draw(previewParts([block]))).toContain(typed[type].drawn);
  },
);

test('a block of a newer type keeps its position, shows a summary and is not drawn', () => {
  const newer: PagePart = { id: 7, partType: 42, sort: 0, textContent: '新的' };
  const blocks = blocksFromParts([newer]);
  expect(partsFromBlocks(blocks)).toEqual([{ id: 7, partType: 42, sort: 0 }]);
  expect([blockProblems(blocks), blocks.map(blockText)]).toEqual([[], ['新的']]);
  expect(draw(previewParts(blocks))).not.toContain('新的');
});

test('a page offers the types that its server names, all where it names none, and none that the app does not know', () => {
  expect(offeredTypes([6, 1])).toEqual([6, 1]);
  expect(offeredTypes([1, 42])).toEqual([1]);
  expect(offeredTypes(undefined)).toEqual(blockTypes);
});

test('an image always requires an alternative text, a video only with a cover', () => {
  const [image, video] = [emptyBlock(6), emptyBlock(5)];
  const cover = { picture: { ...pictureOf(null), file: new File(['x'], 'a.png') } };
  expect(
    [image, { ...image, alt: '樹' }, { ...image, isDecorative: true }, video, { ...video, ...cover }].map(
      (block) => [asksForAlt(block), lacksAlt(block)],
    ),
  ).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
    [true, true],
  ]);
});

test('a change validates and draws only its own block again', () => {
  const blocks = blockTypes.map((type) => filled(type));
  const changed = blocks.map((block, place) => (place === 1 ? { ...block } : block));
  const parts = previewParts(blocks);
  const problems = blocks.map(problemsAt);
  const isSame = {
    parts: previewParts(changed).map((part, place) => part === parts[place]),
    problems: changed.map((block, place) => problemsAt(block, place) === problems[place]),
  };
  const allButOne = blockTypes.map((_, place) => place !== 1);
  expect(isSame).toEqual({ parts: allButOne, problems: allButOne });
});
