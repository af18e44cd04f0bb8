import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import {
  dateText,
  dateTimeText,
  momentText,
  taipeiParts,
  taipeiTime,
  todayInTaipei,
  wireDate,
} from '../../src/base/time/date-time';
import { isSameValue } from '../../src/machines/same-value';
import { fieldDifferences, plainText } from '../../src/records/record/difference';
import { problemsOf, serverMessages } from '../../src/records/record/form-problem';
import { htmlText } from '../../src/records/record/html-text';
import { tokensOf } from '../../src/drawing/html-tokens';
import { image } from '../../src/records/fields/image-rule';
import {
  hasImage,
  chosenImage,
  drawnImage,
  imageBody,
  storedImage,
  type ImageValue,
  withoutImage,
} from '../../src/records/fields/image-value';
import { loadedBase } from '../../src/records/record/record-base';
import * as rules from '../../src/records/fields/rules';

const file = (name: string, lastModified = 1, content = 'x', type = 'image/png') =>
  new File([content], name, { lastModified, type });
const stored = {
  filePath: '/files/a.png',
  fileName: 'a.png',
  fileSize: 1,
  fileExtension: 'png',
  width: 1,
  height: 1,
  sources: [],
};
const messages = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

describe('A picture of a form', () => {
  const fresh: ImageValue = {
    stored: null,
    file: file('a.png'),
    pixels: { width: 1200, height: 630 },
    removed: false,
  };

  test('starts from the picture of the record, or from none', () => {
    expect(storedImage(null)).toEqual({ stored: null, file: null, pixels: null, removed: false });
    expect([hasImage(storedImage(stored)), hasImage(fresh), hasImage(storedImage(null))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('is sent if it is new; a removed one is sent as removed', () => {
    expect([
      imageBody('cover', storedImage(stored)),
      imageBody('cover', fresh),
      imageBody('cover', { ...fresh, removed: true }),
      imageBody('cover', { ...storedImage(null), removed: true }),
    ]).toEqual([{}, { cover: fresh.file }, { cover: fresh.file }, { coverRemoved: true }]);
  });

  test('from the library is sent by its path, unless it was cropped to a new file', () => {
    expect([
      imageBody('cover', chosenImage(stored, storedImage(null))),
      imageBody('cover', { ...chosenImage(stored, storedImage(null)), file: fresh.file }),
    ]).toEqual([{ coverPath: stored.filePath }, { cover: fresh.file }]);
  });

  test("that was chosen and removed again leaves no change, and the record's picture stays removed", () => {
    const none = storedImage(null);
    const [own, other] = [storedImage(stored), { ...stored, filePath: '/files/b.png' }];
    expect(withoutImage(chosenImage(other, none))).toEqual(none);
    expect(withoutImage({ ...none, file: fresh.file })).toEqual(none);
    expect(
      [
        own,
        chosenImage(other, own),
        chosenImage(stored, chosenImage(other, own)),
        { ...chosenImage(other, own), file: fresh.file },
      ].map((value) => imageBody('cover', withoutImage(value))),
    ).toEqual(Array.from({ length: 4 }, () => ({ coverRemoved: true })));
  });

  test('is checked by its type, its size and its pixels, where those are known', () => {
    const rule = { accept: ['PNG'], pixels: { width: 1200, height: 630 } } as const;
    expect(messages(image(rule), fresh)).toEqual([]);
    expect(messages(image(rule), { ...fresh, pixels: null })).toEqual([]);
    expect(messages(image(rule), { ...fresh, pixels: { width: 1, height: 630 } })).toEqual([
      '圖片尺寸須為 1200 × 630 像素',
    ]);
    expect(messages(image(rule), { ...fresh, file: file('a.pdf'), pixels: { width: 1, height: 1 } })).toEqual(
      ['檔案格式不符，僅接受 PNG'],
    );
    expect(messages(image(rule), storedImage(null))).toEqual([]);
    expect([messages(image(rule), null).length, messages(image(rule), 'x').length]).toEqual([1, 1]);
  });

  test('is previewed as it will be saved, also one of the library that replaces a stored one', () => {
    const other = { ...stored, filePath: '/files/b.png' };
    expect(
      [storedImage(stored), chosenImage(other, storedImage(stored)), withoutImage(storedImage(stored))].map(
        (value) => drawnImage(value)?.filePath,
      ),
    ).toEqual([stored.filePath, other.filePath, undefined]);
  });
});

describe('Differences between two versions', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    ['1', 1, false],
    [[{ key: 'a', name: 'x' }], [{ key: 'b', name: 'x' }], true],
    [{ name: 'x' }, { name: 'y' }, false],
    [file('a.png'), file('a.png'), true],
    [file('a.png'), file('b.png'), false],
    [file('a.png'), file('a.png', 2), false],
    [file('a.png'), file('a.png', 1, 'xy'), false],
    [Number.NaN, Number.NaN, true],
  ])('%o and %o: equal is %s', (a, b, isSame) => {
    expect(isSameValue(a, b)).toBe(isSame);
  });

  test('are in the order of the labels, described in words where possible', () => {
    const labels = { note: '備註', title: '名稱', status: '狀態', other: '其他' };
    const before = { title: 'A', note: null, status: 0, other: 1 };
    const after = { title: 'B', note: '有', status: 1, other: 1 };
    expect(
      fieldDifferences<Record<string, unknown>>(before, after, labels, {
        status: (status) => (status === 1 ? '上架' : '下架'),
      }),
    ).toEqual([
      { key: 'note', label: '備註', before: '', after: '有' },
      { key: 'title', label: '名稱', before: 'A', after: 'B' },
      { key: 'status', label: '狀態', before: '下架', after: '上架' },
    ]);
  });

  test('show of a password only that one was typed', () => {
    const differences = (before: string, after: string) =>
      fieldDifferences({ password: before }, { password: after }, { password: '密碼' }, {}, ['password']);
    const told = { key: 'password', label: '密碼' };
    expect([differences('', 'typed-one'), differences('a', 'b'), differences('', '')]).toEqual([
      [{ ...told, before: '', after: '（已輸入）' }],
      [{ ...told, before: '（已輸入）', after: '（已輸入）' }],
      [],
    ]);
  });

  test('values with equal descriptions are equal; values without a description differ', () => {
    const labels = { claims: '權限' };
    const [before, after] = [{ claims: ['a', 'b'] }, { claims: ['b', 'a'] }];
    expect(
      fieldDifferences<Record<string, unknown>>(before, after, labels, { claims: () => '2 項' }),
    ).toEqual([]);
    expect(fieldDifferences<Record<string, unknown>>(before, after, labels)).toEqual([
      { key: 'claims', label: '權限', before: 'a\nb', after: 'b\na' },
    ]);
    expect(fieldDifferences<Record<string, unknown>>({ n: '1' }, { n: 1 }, { n: '數' })).toEqual([
      { key: 'n', label: '數', before: '1', after: '1' },
    ]);
  });

  test.each<[unknown, string]>([
    [null, ''],
    [undefined, ''],
    [true, '是'],
    [false, '否'],
    [7, '7'],
    ['字', '字'],
    [['一', 2], '一\n2'],
    [file('a.png'), 'a.png'],
    [
      '<p>一</p><ul><li>二</li></ul><h2>三</h2><blockquote>四</blockquote>',
      '一\n\n・二\n\n〔標題：三〕\n\n〔引言：四〕',
    ],
    ['a <b> c', 'a <b> c'],
    [{ stored, file: file('b.png') }, 'b.png'],
    [{ stored, file: null }, 'a.png'],
    [{ stored: null, file: null }, ''],
    [{ stored: { filePath: '/files/ab12.png', fileName: null }, file: null }, 'ab12.png'],
    [{ key: 'k', name: '甲', empty: '', count: 2 }, '甲，2'],
    [{ stored: 'x' }, 'x'],
    [{ file: 'x' }, 'x'],
  ])('%o reads %j', (value, words) => {
    expect(plainText(value)).toBe(words);
  });
});

describe('Messages of fields', () => {
  test('are in the order of the labels, each with its last message; a field without a label is last', () => {
    const labels = { title: '名稱', note: '備註' };
    expect(
      problemsOf({ zeta: ['z'], note: ['一', '二'], title: ['三'], none: [], alpha: ['a'] }, labels),
    ).toEqual([
      { key: 'title', label: '名稱', message: '三' },
      { key: 'note', label: '備註', message: '二' },
      { key: 'zeta', label: 'zeta', message: 'z' },
      { key: 'alpha', label: 'alpha', message: 'a' },
    ]);
  });

  test('of the server are shown for the fields of the form, under known names', () => {
    const errors = {
      'housingUnits[0].name': ['一'],
      'housingUnits[1].count': ['二'],
      'seo.title': ['三'],
      roleClaims: ['四'],
    };
    expect(
      serverMessages({ kind: 'status', status: 400, messages: [], errors }, { roleClaims: 'claims' }),
    ).toEqual({ housingUnits: ['一', '二'], seo: ['三'], claims: ['四'] });
    expect([
      serverMessages({ kind: 'network' }),
      serverMessages({ kind: 'status', status: 400, messages: [] }),
      serverMessages({ kind: 'refused', messages: ['x'] }),
    ]).toEqual([{}, {}, {}]);
  });
});

test('HTML reads as its text, entities once', () => {
  expect(htmlText('<p class="a">1&nbsp;&lt; 2 &gt; &quot;3&quot; &#39;4&#39; &amp;lt;</p>')).toBe(
    '1 < 2 > "3" \'4\' &lt;',
  );
  // An editor writes signs in attributes as they are.
  const picture = '<img src="/files/a.png" alt="1 < 2 > 0">';
  expect([htmlText(`<p>a${picture}b</p>`), tokensOf(`a${picture}b`)]).toEqual(['ab', ['a', picture, 'b']]);
});

test('a record is loaded with its version and who changed it last', () => {
  const updateRecord = { lastModifiedBy: '林', lastModifiedOn: '2026-01-01T00:00:00Z' };
  expect(loadedBase({ title: 'A', rowVersion: 3, updateRecord }, ({ title }) => title)).toEqual({
    draft: 'A',
    version: 3,
    updateRecord,
  });
});

describe('Times in Taipei', () => {
  test('are shown with their day, today without it', () => {
    expect([
      dateTimeText('2026-11-18T16:32:06Z'),
      dateText('2026-11-18T16:32:06Z'),
      dateTimeText(undefined),
      dateText(null),
      dateText(''),
    ]).toEqual(['2026/11/19 00:32:06', '2026/11/19', '', '', '']);
    expect([
      momentText('2026-11-18T16:32:06Z', '2026-11-19T15:59:00Z'),
      momentText('2026-11-18T16:32:06Z', '2026-11-19T16:00:00Z'),
      momentText('2026-11-18T15:32:06Z', '2026-11-18T16:00:00Z'),
    ]).toEqual(['00:32', '2026/11/19 00:32', '2026/11/18 23:32']);
  });

  test('are written for the wire', () => {
    expect([wireDate('2026/05/01'), wireDate(''), wireDate(undefined)]).toEqual([
      '2026-05-01',
      undefined,
      undefined,
    ]);
    expect([
      taipeiTime('2026-05-01', '13:30'),
      taipeiTime('2026-05-01', ''),
      taipeiTime('', '13:30'),
    ]).toEqual(['2026-05-01T13:30:00+08:00', '2026-05-01T00:00:00+08:00', null]);
    expect([taipeiParts('2026-04-30T16:05:00Z'), taipeiParts(null)]).toEqual([
      { date: '2026-05-01', time: '00:05' },
      { date: '', time: '' },
    ]);
  });

  test('today starts at midnight in Taipei', () => {
    vi.setSystemTime('2026-03-01T16:00:00Z');
    expect(todayInTaipei()).toBe('2026-03-02');
    vi.setSystemTime('2026-03-01T15:59:59Z');
    expect(todayInTaipei()).toBe('2026-03-01');
    vi.useRealTimers();
  });
});

describe('Rules of fields', () => {
  test('a text may be left empty and has a limit only where the contract gives one', () => {
    expect([
      messages(rules.optionalText({}), ''),
      messages(rules.optionalText({}), '字'.repeat(9999)),
      messages(rules.optionalText({ maxLength: 2 }), '字字字'),
      messages(rules.optionalText({}), 7).length,
    ]).toEqual([[], [], ['最多可輸入 2 個字'], 1]);
  });

  test('a required text is filled and no longer than its limit', () => {
    expect([
      messages(rules.requiredText({ maxLength: 2 }), ' '),
      messages(rules.requiredText({ maxLength: 2 }), '字字字'),
      messages(rules.requiredText({ maxLength: 2 }), '字字'),
    ]).toEqual([['此欄位為必填'], ['最多可輸入 2 個字'], []]);
  });

  test('a pattern is required unless the field is empty', () => {
    const own = { maxLength: 3, pattern: '^[a-z]*$', message: '限小寫' };
    expect(['', 'ab', 'A', 'abcd'].map((text) => messages(rules.optionalPattern(own), text))).toEqual([
      [],
      [],
      ['限小寫'],
      ['最多可輸入 3 個字'],
    ]);
    expect([
      messages(rules.optionalPattern({ pattern: '^.$' }), '🏠'),
      messages(rules.optionalPattern({ pattern: '^a$' }), 'b'),
      messages(rules.optionalPattern({}), 'b'),
    ]).toEqual([[], ['格式不正確'], []]);
    expect(['', 'ab', 'A', 'abcd'].map((text) => messages(rules.requiredPattern(own), text))).toEqual([
      ['此欄位為必填'],
      [],
      ['限小寫'],
      ['最多可輸入 3 個字'],
    ]);
  });

  test('a number is within its range, from 0 unless the contract has another minimum', () => {
    const range = { minimum: 2, maximum: 4 };
    expect(
      ['', '1', '2', '4', '5', '-3', '3.5', 'x3', '3x'].map((text) =>
        messages(rules.optionalInteger(range), text),
      ),
    ).toEqual([
      [],
      ['必須介於 2～4 之間'],
      [],
      [],
      ['必須介於 2～4 之間'],
      ['必須為數字', '必須介於 2～4 之間'],
      ['必須為數字'],
      ['必須為數字'],
      ['必須為數字'],
    ]);
    expect(
      ['0', String(Number.MAX_SAFE_INTEGER), '9007199254740993'].map((text) =>
        messages(rules.optionalInteger({}), text),
      ),
    ).toEqual([[], [], ['必須介於 0～9007199254740991 之間']]);
    expect(['', '0', ' '].map((text) => messages(rules.requiredInteger({}), text)[0])).toEqual([
      '此欄位為必填',
      undefined,
      '此欄位為必填',
    ]);
    expect(
      ['', '71.65', '71.', '.5', '7x', 'x7', '5', '81'].map(
        (text) => messages(rules.requiredRange({ maximum: 80 }), text)[0],
      ),
    ).toEqual([
      '此欄位為必填',
      undefined,
      '必須為數字',
      '必須為數字',
      '必須為數字',
      '必須為數字',
      undefined,
      '必須介於 0～80 之間',
    ]);
    expect(
      ['36～38.5', '36～36', '38～36', '36～81', '36～', '36～38～40'].map(
        (text) => messages(rules.requiredRange({ maximum: 80 }), text)[0],
      ),
    ).toEqual([
      undefined,
      undefined,
      '後面的數字不可小於前面的數字',
      '必須介於 0～80 之間',
      '必須為數字',
      '必須為數字',
    ]);
  });

  test('rich text is limited by its visible characters, and may be required', () => {
    expect([
      messages(rules.richText({ maxText: 2 }), '<p>字&amp;</p>'),
      messages(rules.richText({ maxText: 1 }), '<p>字&amp;</p>'),
      messages(rules.richText({ maxText: 1 }), ''),
    ]).toEqual([[], ['最多可輸入 1 個字'], []]);
    expect([
      messages(rules.requiredRichText({ maxText: 2 }), '<p>&nbsp; </p>'),
      messages(rules.requiredRichText({ maxText: 2 }), '<p>字</p>'),
      messages(rules.requiredRichText({ maxText: 1 }), '<p>字字</p>'),
    ]).toEqual([['此欄位為必填'], [], ['最多可輸入 1 個字']]);
  });

  test('a choice is one of the offered values, and a list is a list', () => {
    expect([messages(rules.choice(['a', 'b']), 'b'), messages(rules.choice(['a', 'b']), 'c')]).toEqual([
      [],
      ['此欄位為必填'],
    ]);
    expect(messages(rules.nonEmptyList(), 'x')).toHaveLength(1);
  });
});
