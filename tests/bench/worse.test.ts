import { expect, it } from 'vitest';
import { worseFigures } from './worse';

const report = (own: number, part: string, list: string, bytes: string) => `# Performance

## The server

| requests/s, 10,000 cases | own | limit | part | goal | p50 ms |
| --- | --- | --- | --- | --- | --- |
| list | ${own} | 1550 | ${part} | ≥ 0.8 | ${list} |

## What the browser loads

| screen | JS kB br | goal |
| --- | --- | --- |
| sign-in | ${bytes} | ≤ 1.2 times |
`;

it('names what became worse by more than a tenth, rates downwards and times and bytes upwards', () => {
  const last = report(2623, '1.69', '3', '113.9');
  expect(worseFigures(last, report(2300, '1.50', '7', '130.0 (1.2)'))).toEqual([
    'The server: list, own: 2623 → 2300',
    'The server: list, part: 1.69 → 1.5',
    'The server: list, p50 ms: 3 → 7',
    'What the browser loads: sign-in, JS kB br: 113.9 → 130',
  ]);
});

it('is silent about what became better, a tenth, and a new figure', () => {
  const last = report(2623, '1.69', '3', '113.9');
  expect(worseFigures(last, report(2700, '1.80', '2', '120.0'))).toEqual([]);
  expect(worseFigures('# Performance', last)).toEqual([]);
});
