// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PartType } from '../../openapi/generated/enums';
import type { Block, BlockItem, BlockOf, ItemImage } from '../../src/blocks/content-editor/block';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { previewId, previewParts } from '../../src/blocks/content-editor/preview-parts';
import { writtenFields } from '../../src/blocks/content-editor/written-fields';
import { hostsOf, placeInValue } from '../../src/blocks/content-editor/written-hosts';
import { pictureOf } from '../../src/records/fields/image-value';
import { SitePage } from '../../src/drawing/SitePage';

const picture = pictureOf({ filePath: '/files/a.png', fileName: 'a.png', width: 912, height: 452 });

const made = <T extends PartType>(type: T, fields: Partial<BlockOf<T>>): BlockOf<T> => ({
  ...emptyBlock(type),
  ...fields,
});

const item = (text: string, more: Partial<BlockItem> = {}): BlockItem => ({
  key: `${more.label}${text}`,
  id: null,
  text,
  ...more,
});
const image = (alt: string): ItemImage => ({ key: alt, kind: 'photo', alt, picture });

/** Texts of a page's blocks that can be written on it: label, value, and tag of the element. */
function hostsOn(...blocks: Block[]): string[][] {
  document.body.innerHTML = renderToStaticMarkup(
    <SitePage site={{ title: '松濤硯', district: '', publisher: '' }} parts={previewParts(blocks)} />,
  );
  return blocks.map((block, index) => {
    const part = document.querySelector(`[data-part-id="${previewId(block, index)}"]`);
    if (!part) return [];
    return hostsOf(part, writtenFields(block), block.type !== PartType.progress).map(
      ({ field, host }) => `${field.label}=${field.value} in ${host.localName}`,
    );
  });
}

const title = (text: string) => made(PartType.title, { text });
const long = made(PartType.text, { text: '一段長文' });
const hero = [title('松濤硯'), long];

describe('Texts that are written on the page', () => {
  it('titles, also one that the page splits and one below another', () => {
    const [first, , split, , above, below] = hostsOn(
      ...hero,
      title('建築｜一筆一劃的留白'),
      long,
      title('格局'),
      title(' 三種坪數'),
      long,
    );
    expect([first, split, above, below]).toEqual([
      ['文字=松濤硯 in h1'],
      ['文字=建築｜一筆一劃的留白 in h2'],
      ['文字=格局 in h2'],
      ['文字= 三種坪數 in h3'],
    ]);
  });

  it('captions and names of pictures, videos, links, telephones and files, but no words of the page itself', () => {
    const video = made(PartType.video, { text: '空拍', url: 'https://youtu.be/dQw4w9WgXcQ' });
    const named = hostsOn(
      ...hero,
      title('二'),
      made(PartType.image, { text: '客廳', picture }),
      video,
      made(PartType.link, { text: '交通', url: 'https://example.com', urlTarget: '_blank' }),
      made(PartType.phone, { text: '接待中心', tel: '02-2345-6789' }),
      made(PartType.download, {
        text: '平面圖冊',
        document: { filePath: '/files/a.pdf', fileName: 'a.pdf', fileSize: undefined },
      }),
      { ...video, text: '' },
      made(PartType.phone, { tel: '02-2345-6789' }),
    ).slice(3);
    expect(named).toEqual([
      ['圖片說明=客廳 in figcaption'],
      ['影片說明=空拍 in b'],
      ['連結文字=交通 in span'],
      ['按鈕文字=接待中心 in span'],
      ['頁面上的名稱=平面圖冊 in b'],
      [],
      [],
    ]);
  });

  it('entries of lists, named ones whole; those in a table of units are written in the form', () => {
    const [numbered, named, units] = hostsOn(
      ...hero,
      title('二'),
      made(PartType.list, { items: [item('挑高三米四'), item(''), item('同層排水'), item('挑高三米四')] }),
      title('三'),
      made(PartType.list, { items: [item('樓層：地上 15 層'), item('結構：鋼骨')] }),
      title('四'),
      made(PartType.list, { items: [item('A 46 坪 20 戶'), item('B 52 坪 18 戶')] }),
    ).filter((_, index) => index === 3 || index === 5 || index === 7);
    expect(numbered).toEqual([
      '項目 1=挑高三米四 in span',
      '項目 4=挑高三米四 in span',
      '項目 3=同層排水 in span',
    ]);
    expect(named).toEqual(['項目 1=樓層：地上 15 層 in dd', '項目 2=結構：鋼骨 in dd']);
    expect(units?.every((host) => !host.includes('td'))).toBe(true);
  });

  it('questions and answers of one paragraph, captions of galleries, places, and months that differ', () => {
    const [questions, gallery, places, progress] = hostsOn(
      ...hero,
      title('二'),
      made(PartType.questions, {
        items: [
          item('有，每戶一位。', { label: '有車位嗎？' }),
          item('第一段\n第二段', { label: '何時交屋？' }),
          item('', { label: '沒有回答的' }),
        ],
      }),
      made(PartType.gallery, {
        items: [item('中庭', { images: [image('a')] }), item('實景', { images: [image('b')] })],
      }),
      made(PartType.places, { text: '', items: [item('步行，路徑 460 公尺', { label: '捷運站' })] }),
      made(PartType.progress, {
        items: [
          item('開挖', { label: '2026-01' }),
          item('開挖', { label: '2026-02' }),
          item('上樑', { label: '2026-03' }),
        ],
      }),
    ).slice(3);
    expect(questions).toEqual([
      '問題 1=有車位嗎？ in summary',
      '回答 1=有，每戶一位。 in p',
      '問題 2=何時交屋？ in summary',
    ]);
    expect(gallery).toEqual(['第 1 張的說明=中庭 in span', '第 2 張的說明=實景 in span']);
    expect(places).toEqual(['地點 1=捷運站 in dt', '地點 1 的方式與距離=步行，路徑 460 公尺 in dd']);
    // The page shows the newest month first, so that equal texts have no certain place.
    expect(progress).toEqual(['第 3 筆做了什麼=上樑 in p']);
  });

  it('none of a block that shows data of the case', () => {
    const bound: Block = { ...title('松濤硯'), source: 'introduction' };
    expect(writtenFields(bound)).toEqual([]);
    expect(writtenFields(made(PartType.projectFacts, { items: [item('15 層', { label: '樓層' })] }))).toEqual(
      [],
    );
  });

  it('the caret goes to the pressed character, although the page omits spaces and signs', () => {
    expect(placeInValue('建築｜ 留白', '建築留白', 2)).toBe(2);
    expect(placeInValue('建築｜ 留白', '建築留白', 3)).toBe(5);
    expect(placeInValue('建築｜ 留白 ', '建築留白', 4)).toBe(7);
    expect(placeInValue('留白', '留白', 0)).toBe(0);
  });
});
