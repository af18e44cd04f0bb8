import { expect, it } from 'vitest';
import { ServiceError } from '../../../server/base/contract/errors';
import { readTableFile } from '../../../server/subjects/imports/table-file';
import { largeFile, sharedFile, sheetFile, withShared, withSizes, xlsx } from '../support/xlsx';

const read = (content: string | Buffer) => readTableFile({ fileName: 'a', bytes: Buffer.from(content) });

async function refusalOf(content: string | Buffer): Promise<string> {
  try {
    const { rows } = await read(content);
    return `${rows.length} rows`;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.errors?.['file']?.[0] ?? '';
  }
}

const lines = (count: number, line: string) => `姓名\n${`${line}\n`.repeat(count)}`;
const cell = (place: number, column: string, inner: string) => `<c r="${column}${place}" ${inner}</c>`;
const sheet = (count: number, inner: string, column = 'A') =>
  Array.from(
    { length: count },
    (_, place) => `<row r="${place + 1}">${cell(place + 1, column, inner)}</row>`,
  ).join('');
const tooLong = '檔案的內容過長，請分成數個檔案';

it.each([
  [
    'cells that name one shared text',
    () => sharedFile(['長'.repeat(100_000)], sheet(5_000, 't="s"><v>0</v>')),
  ],
  ['a text above the limit of a cell', () => sharedFile(['長'.repeat(250_001)], sheet(2, 't="s"><v>0</v>'))],
  [
    'long results of formulas',
    () => sheetFile(sheet(1_000, `t="str"><f>A1</f><v>${'a'.repeat(30_000)}</v>`)),
  ],
  [
    'posts with the same cover',
    () =>
      `<rss xmlns:wp="w"><item><wp:post_id>1</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${'a'.repeat(100_000)}</wp:attachment_url></item>${'<item><title>a</title><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta></item>'.repeat(400)}</rss>`,
  ],
  ['one line of CSV without an end', () => `姓名\n"${'a'.repeat(3 * 1024 * 1024)}`],
])('%s are refused by the sum of their characters', async (_, content) => {
  expect(await refusalOf(content())).toBe(tooLong);
});

it.each([
  ['rows of CSV', () => lines(50_001, 'a'), '一次最多匯入 50,000 列，請分成數個檔案'],
  [
    'rows of a spreadsheet',
    () => sheetFile(sheet(50_002, '><v>1</v>')),
    '一次最多匯入 50,000 列，請分成數個檔案',
  ],
  ['posts', () => `<rss>${'<item></item>'.repeat(200_001)}</rss>`, '一次最多匯入 50,000 列，請分成數個檔案'],
  ['columns of CSV', () => `${'a,'.repeat(100)}a\nb`, '檔案最多 100 欄'],
  ['cells in a line of CSV', () => `a\n${','.repeat(20_000)}`, '檔案最多 100 欄'],
  ['columns of a spreadsheet', () => sheetFile(sheet(2, '><v>1</v>', 'XFD')), '檔案最多 100 欄'],
])('more %s than allowed are refused with the number', async (_, content, reason) => {
  expect(await refusalOf(content())).toBe(reason);
});

it('cells right of the headers are not read, and merged cells have one text', async () => {
  expect(await read('甲\n1,2,3')).toEqual({ columns: ['甲'], rows: [['1']] });
  const merged = sheetFile(
    sheet(2, '><v>1</v>'),
    '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
  );
  expect((await read(merged)).rows).toEqual([['1']]);
});

it.each([
  ['elements nested without end', `<rss>${'<a>'.repeat(1_000)}`],
  [
    'attributes without end',
    `<rss><a b="" ${Array.from({ length: 2_000 }, (_, place) => `a${place}=""`).join(' ')}/></rss>`,
  ],
])('%s in a WordPress export are refused', async (_, content) => {
  expect(await refusalOf(content)).toContain('無法讀取 WordPress 匯出檔');
});

it('the parts of a spreadsheet arrive in order', async () => {
  const texts = Array.from({ length: 40_000 }, (_, place) => `第 ${place} 列 ${'字'.repeat(60)}`);
  const { rows } = await read(
    sharedFile(
      texts,
      texts
        .map((_, place) => `<row r="${place + 1}">${cell(place + 1, 'A', `t="s"><v>${place}</v>`)}</row>`)
        .join(''),
    ),
  );
  expect(rows.flat()).toEqual(texts.slice(1));
});

const bomb = () => sheetFile(`${' '.repeat(101 * 1024 * 1024)}${sheet(2, '><v>1</v>')}`);
const broken = '無法讀取 xlsx 檔，請以 Excel 另存新檔後再試';
it.each([
  ['a sheet that unpacks to 101 MB', bomb, tooLong],
  ['the same with a small size in its directory', () => withSizes(bomb(), 100), tooLong],
  ['the same as a large zip', () => largeFile(bomb()), tooLong],
  ['entries that share their bytes', () => withShared(xlsx([['a'], ['b']]), 1_000), broken],
  ['more entries than a workbook has', () => withShared(xlsx([['a'], ['b']]), 5_000), tooLong],
  ['half a file', () => Buffer.concat([xlsx([['a']]).subarray(0, 300), Buffer.alloc(200)]), broken],
])('%s is refused by what it unpacks to, not by what it states', async (_, content, reason) => {
  expect(await refusalOf(content())).toBe(reason);
});

it('a file that states wrong sizes, and one of a program that writes large zips, are read', async () => {
  const file = xlsx([['姓名'], ['王小明']]);
  for (const same of [withSizes(file, 0), largeFile(file)]) {
    expect((await read(same)).rows).toEqual([['王小明']]);
  }
});
