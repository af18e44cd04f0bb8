import { describe, expect, it } from 'vitest';
import { composeSite, type Row } from '../../src/drawing/compose';
import { isDrawn } from '../../src/drawing/blocks';
import { entriesOf, lengthOf, safeUrl, shapeOf, sizeOf } from '../../src/drawing/measure';
import { parsePhone } from '../../src/drawing/phone';
import type { ImagePart, ListPart, PagePart, SitePart } from '../../src/drawing/types';

let id = 0;
const next = () => (id += 1);
const title = (textContent: string): SitePart => ({ id: next(), partType: 1, textContent });
const text = (textContent: string): SitePart => ({ id: next(), partType: 2, textContent });
const picture = (name: string, rest: Partial<ImagePart> = {}): ImagePart => ({
  id: next(),
  partType: 6,
  filePath: `/files/${name}`,
  ...rest,
});
const video = (url = 'https://youtu.be/x'): SitePart => ({ id: next(), partType: 5, url });
const link = (textContent: string, url = 'https://x.tw'): SitePart => ({
  id: next(),
  partType: 8,
  textContent,
  url,
});
const phone = (tel = '0225718170'): SitePart => ({ id: next(), partType: 10, textContent: '專線', tel });
const list = (...entries: string[]): ListPart => ({
  id: next(),
  partType: 11,
  items: entries.map((textContent) => ({ textContent })),
});
const newer = (): PagePart => ({ id: next(), partType: 99 });

/** A block by its content. */
function say(part: SitePart): unknown {
  switch (part.partType) {
    case 5:
      return part.url;
    case 6:
      return part.filePath;
    case 11:
      return part.items?.map(({ textContent }) => textContent).join();
    case 101:
    case 102:
    case 103:
    case 104:
    case 105:
    case 106:
    case 107:
    case 108:
    case 109:
      return part.partType;
    default:
      return part.textContent;
  }
}
const sayOf = (part: SitePart | null) => part && say(part);
function sayRow(row: Row): unknown[] {
  switch (row.kind) {
    case 'pair':
      return ['pair', say(row.picture), say(row.block), row.links.map(say), row.isOdd, row.isLow];
    case 'gallery':
      return ['gallery', ...row.pictures.map(say)];
    case 'links':
      return ['links', ...row.links.map(say)];
    case 'fine':
      return ['fine', ...row.blocks.map(say)];
    case 'text':
    case 'list':
      return [row.kind, say(row.block), ...row.links.map(say)];
    case 'own':
      return [row.className.replace(/.*row-/, ''), say(row.block)];
    default:
      return [row.kind, say(row.block)];
  }
}
/** A page as hero, sections and rows. */
function read(...parts: PagePart[]) {
  const { hero, sections } = composeSite(parts);
  return {
    hero: hero && [say(hero.title), sayOf(hero.picture), sayOf(hero.lead), ...hero.rows.map(sayRow)],
    sections: sections.map(({ number, title: own, subTitle, rows }) => [
      number,
      sayOf(own),
      sayOf(subTitle),
      ...rows.map(sayRow),
    ]),
  };
}

describe('The hero', () => {
  it('is the first title with the picture next to it and a short text', () => {
    expect(read(title('留白'), picture('a'), text('短'), text('長')).hero).toEqual([
      '留白',
      '/files/a',
      '短',
      ['text', '長'],
    ]);
  });
  it('may start with its picture; another picture does not belong to it', () => {
    expect(read(picture('a'), title('留白'), picture('b'), text('短')).hero).toEqual([
      '留白',
      '/files/a',
      null,
      ['pair', '/files/b', '短', [], true, true],
    ]);
  });
  it('may have neither picture nor text', () => {
    expect(read(title('留白'))).toEqual({ hero: ['留白', null, null], sections: [] });
    expect(read(title('留白'), video())).toEqual({
      hero: ['留白', null, null, ['video', 'https://youtu.be/x']],
      sections: [],
    });
  });
  it('takes a text of 260 characters and not of 261', () => {
    expect(read(title('題'), text('字'.repeat(260))).hero).toEqual(['題', null, '字'.repeat(260)]);
    expect(read(title('題'), text('字'.repeat(261))).hero).toEqual([
      '題',
      null,
      null,
      ['text', '字'.repeat(261)],
    ]);
  });
  it('is absent if a page starts with anything else', () => {
    expect(read(text('文'), title('題'))).toEqual({
      hero: null,
      sections: [
        [1, null, null, ['text', '文']],
        [2, '題', null],
      ],
    });
    expect(read(picture('a'), text('文'))).toEqual({
      hero: null,
      sections: [[1, null, null, ['pair', '/files/a', '文', [], true, true]]],
    });
    expect(read()).toEqual({ hero: null, sections: [] });
  });
});

describe('Sections', () => {
  it('begin with a title, count from 1, and take a title right behind as their subtitle unless it ends the page', () => {
    expect(
      read(title('題'), title('一'), title('副'), text('文'), title('二'), title('末')).sections,
    ).toEqual([
      [1, '一', '副', ['text', '文']],
      [2, '二', null],
      [3, '末', null],
    ]);
  });
  it('a text block takes the links behind it, links alone make a row', () => {
    expect(
      read(
        title('題'),
        title('一'),
        text('文'),
        link('甲'),
        link('乙'),
        list('項'),
        link('丙'),
        video(),
        link('丁'),
        link('戊'),
      ).sections,
    ).toEqual([
      [
        1,
        '一',
        null,
        ['text', '文', '甲', '乙'],
        ['list', '項', '丙'],
        ['video', 'https://youtu.be/x'],
        ['links', '丁', '戊'],
      ],
    ]);
  });
  it('blocks without content are not drawn', () => {
    expect(
      read(
        title('題'),
        title('一'),
        text(' '),
        picture('', { filePath: null }),
        newer(),
        list(' '),
        link('連', 'javascript:x'),
      ).sections,
    ).toEqual([[1, '一', null]]);
  });
});

describe('Pictures', () => {
  const rows = (...parts: SitePart[]) =>
    read(title('題'), title('一'), ...parts, video()).sections[0]?.slice(3, -1);
  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [3, 2, 2]],
    [8, [3, 3, 2]],
  ])('%i in sequence are in rows of %j', (count, sizes) => {
    const made = rows(...Array.from({ length: count }, (_, index) => picture(String(index))));
    expect(made?.map((row) => (row as unknown[]).length - 1)).toEqual(sizes);
    expect(made?.flatMap((row) => (row as unknown[]).slice(1))).toEqual(
      Array.from({ length: count }, (_, index) => `/files/${index}`),
    );
  });
  it('one followed by a text or a list makes a pair, every second one mirrored, with the links that follow', () => {
    expect(
      rows(
        picture('a'),
        text('文'),
        link('甲'),
        picture('b', { width: 1300, height: 900 }),
        list('項'),
        picture('c', { width: 1299, height: 900 }),
        text('三'),
      ),
    ).toEqual([
      ['pair', '/files/a', '文', ['甲'], true, true],
      ['pair', '/files/b', '項', [], false, false],
      ['pair', '/files/c', '三', [], true, true],
    ]);
  });
  it('a pair has a text of at most 340 characters and a list of at most 12 entries', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => String(index));
    expect(rows(picture('a'), text('字'.repeat(340)))).toEqual([
      ['pair', '/files/a', '字'.repeat(340), [], true, true],
    ]);
    expect(rows(picture('a'), text('字'.repeat(341)))).toEqual([
      ['gallery', '/files/a'],
      ['text', '字'.repeat(341)],
    ]);
    expect(rows(picture('a'), list(...twelve))).toEqual([
      ['pair', '/files/a', twelve.join(), [], true, true],
    ]);
    expect(rows(picture('a'), list(...twelve, 'x'))).toEqual([
      ['gallery', '/files/a'],
      ['list', [...twelve, 'x'].join()],
    ]);
  });
  it('two in a run, or one before anything else, make no pair', () => {
    expect(rows(picture('a'), picture('b'), text('文'))).toEqual([
      ['gallery', '/files/a', '/files/b'],
      ['text', '文'],
    ]);
    expect(rows(picture('a'), link('甲'))).toEqual([
      ['gallery', '/files/a'],
      ['links', '甲'],
    ]);
    expect(rows(picture('a'), phone())).toEqual([
      ['gallery', '/files/a'],
      ['cta', '專線'],
    ]);
  });
});

describe('The fine print', () => {
  const page = (...tail: SitePart[]) =>
    read(title('題'), title('一'), text('文'), video(), phone(), ...tail).sections[0]?.slice(5);
  it('is at most four texts and links at the end of the page, after its last phone', () => {
    expect(page(text('甲'), link('乙'), text('丙'), link('丁'))).toEqual([
      ['cta', '專線'],
      ['fine', '甲', '乙', '丙', '丁'],
    ]);
    expect(page(text('甲'), text('乙'), text('丙'), text('丁'), text('戊'))).toEqual([
      ['cta', '專線'],
      ['text', '甲'],
      ['text', '乙'],
      ['text', '丙'],
      ['text', '丁'],
      ['text', '戊'],
    ]);
    expect(page(text('甲'), list('項'))).toEqual([
      ['cta', '專線'],
      ['text', '甲'],
      ['list', '項'],
    ]);
    expect(page()).toEqual([['cta', '專線']]);
  });
  it('starts after the last of several phones', () => {
    expect(page(text('甲'), phone(), text('乙'))).toEqual([
      ['cta', '專線'],
      ['text', '甲'],
      ['cta', '專線'],
      ['fine', '乙'],
    ]);
  });
  it('needs four blocks before the phone', () => {
    expect(read(title('題'), title('一'), video(), phone(), text('甲')).sections).toEqual([
      [1, '一', null, ['video', 'https://youtu.be/x'], ['cta', '專線'], ['text', '甲']],
    ]);
    expect(read(title('題'), title('一'), text('文'), text('丙'), text('甲')).sections).toEqual([
      [1, '一', null, ['text', '文'], ['text', '丙'], ['text', '甲']],
    ]);
  });
});

it('the page knows its first phone and its pictures in order', () => {
  const [first, second] = [phone(), phone()];
  const { phone: own, pictures } = composeSite([
    title('題'),
    picture('a'),
    second,
    first,
    picture('b'),
    video(),
  ]);
  expect([own, pictures.map(({ filePath }) => filePath)]).toEqual([second, ['/files/a', '/files/b']]);
  expect(composeSite([title('題')])).toMatchObject({ phone: null, pictures: [] });
});

describe('What a block measures', () => {
  it('characters are counted as people count them, without blanks at the ends', () => {
    expect([lengthOf(' 🏠字 '), lengthOf(null), lengthOf(undefined), lengthOf('')]).toEqual([2, 0, 0, 0]);
  });
  it('an address is one of the web, of mail or of a phone', () => {
    expect(
      [
        'HTTP://x.tw',
        'https://x.tw',
        'mailto:a@x.tw',
        'tel:02',
        'ftp://x.tw',
        'x https://x.tw',
        'https:',
        'https//x.tw',
        null,
        undefined,
      ].map(safeUrl),
    ).toEqual(['HTTP://x.tw', 'https://x.tw', 'mailto:a@x.tw', 'tel:02', '', '', '', '', '', '']);
  });
  it('a picture whose size is not known counts as 3:2', () => {
    const unknown = { width: 1200, height: 800 };
    expect(
      [
        picture('a', { width: 640, height: 480 }),
        picture('a'),
        picture('a', { width: 0, height: 480 }),
        picture('a', { width: 640, height: 0 }),
        picture('a', { width: 640 }),
        picture('a', { width: null, height: 480 }),
      ].map(sizeOf),
    ).toEqual([{ width: 640, height: 480 }, unknown, unknown, unknown, unknown, unknown]);
  });
  it('a picture is wide from 1.6 and tall below .95', () => {
    expect(
      [
        [160, 100],
        [159, 100],
        [95, 100],
        [94, 100],
      ].map(([width = 0, height = 0]) => shapeOf(picture('a', { width, height }))),
    ).toEqual(['wide', 'std', 'std', 'tall']);
  });
  it('entries without text are omitted', () => {
    expect([entriesOf(list(' 一 ', ' ', '二')), entriesOf({})]).toEqual([['一', '二'], []]);
  });
  it('a block is drawn if it has content', () => {
    const drawn = [title('題'), text('文'), picture('a'), list('項'), video(), link('連'), phone()];
    const empty: PagePart[] = [
      title(' '),
      { id: 1, partType: 2 },
      picture('', { filePath: '' }),
      list(),
      video(''),
      video('mailto:a@x.tw'),
      link(' '),
      link('連', ''),
      phone('123'),
      newer(),
    ];
    expect([drawn.map(isDrawn), empty.map(isDrawn)]).toEqual([drawn.map(() => true), empty.map(() => false)]);
  });
});

it.each([
  ['0225718170', '02-2571-8170', 'tel:+886225718170'],
  ['(02) 2571-8170', '02-2571-8170', 'tel:+886225718170'],
  ['0425718170', '04-2571-8170', 'tel:+886425718170'],
  ['037123456', '037-123-456', 'tel:+88637123456'],
  ['0492231234', '049-223-1234', 'tel:+886492231234'],
  ['047222151', '04-722-2151', 'tel:+88647222151'],
  ['083622345', '0836-22345', 'tel:+88683622345'],
  ['089123456', '089-123-456', 'tel:+88689123456'],
  ['0912345678', '0912-345-678', 'tel:+886912345678'],
  ['+886 912 345 678', '0912-345-678', 'tel:+886912345678'],
  ['0800123456', '0800123456', 'tel:+886800123456'],
  ['022571817', '022571817', 'tel:+88622571817'],
  ['25718170', '25718170', 'tel:25718170'],
  ['912345678', '912345678', 'tel:912345678'],
  ['10912345678', '10912345678', 'tel:10912345678'],
  ['09123456789', '09123456789', 'tel:+8869123456789'],
  ['02257181701', '02257181701', 'tel:+8862257181701'],
  ['0371234567', '0371234567', 'tel:+886371234567'],
  ['100225718170', '100225718170', 'tel:100225718170'],
])('the phone %s is shown as %s and dialled as %s', (raw, show, href) => {
  expect(parsePhone(raw)).toEqual({ show, extension: '', href });
});

it('an extension is shown and dialled apart; without eight digits there is no phone', () => {
  expect([
    parsePhone('02-2571-8170 # 12'),
    parsePhone('02-2571-8170轉 12'),
    parsePhone('0225718170,'),
  ]).toEqual([
    { show: '02-2571-8170', extension: '12', href: 'tel:+886225718170,12' },
    { show: '02-2571-8170', extension: '12', href: 'tel:+886225718170,12' },
    { show: '02-2571-8170', extension: '', href: 'tel:+886225718170' },
  ]);
  expect(['1234567', '', null, undefined, '#12345678'].map(parsePhone)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
