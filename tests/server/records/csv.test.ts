import { expect, it } from 'vitest';
import { csvLine, csvOf } from '../../../server/records/csv';

it('a file starts with a byte order mark, and a row is its cells with commas, CR and LF', async () => {
  const table = {
    columns: [
      ['編號', () => '1'],
      ['姓名', (name: string) => name],
      ['備註', () => ''],
    ] as const,
    rowsAfter: async () => ['王小明'],
  };
  const chunks: string[] = [];
  for await (const chunk of csvOf(table, async () => {})) chunks.push(chunk);
  expect(chunks).toEqual(['\uFEFF編號,姓名,備註\r\n1,王小明,\r\n']);
});

it.each(['=1+1', '+886', '-1', '@x', '\t=1', '＝1', '＋1', '－1', '＠x'])(
  '%j does not start a formula',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  },
);

it.each(['\r=1', '\n=1'])('%j does not start a formula, and its line break stays in the cell', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

it('a character that starts a formula is harmless after the first position', () => {
  expect(csvLine(['a=1', '1-2'])).toBe('a=1,1-2\r\n');
});

it('commas, quotes and line breaks stay in their cell', () => {
  expect(csvLine(['a,b', 'say "hi" "ho"', 'one\ntwo', 'one\rtwo'])).toBe(
    '"a,b","say ""hi"" ""ho""","one\ntwo","one\rtwo"\r\n',
  );
});
