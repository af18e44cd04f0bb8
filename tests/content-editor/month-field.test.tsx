import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyBlock } from '../../src/blocks/content-editor/block-parts';
import { blockProblems } from '../../src/blocks/content-editor/block-fields';
import { MonthField } from '../../src/blocks/content-editor/types/progress/MonthField';
import { nextMonth } from '../../src/blocks/content-editor/types/progress/next-month';
import { hasField, type ItemImage } from '../../src/blocks/content-editor/block';
import { pictureOf } from '../../src/records/fields/image-value';

const drawn = (value: string) =>
  renderToStaticMarkup(<MonthField id="m" error={undefined} place={1} value={value} onChange={() => {}} />);

test('a month is chosen by year and month, in Chinese in any browser, also in an old year', () => {
  const field = drawn('2009-03');
  expect(field).not.toContain('type="month"');
  expect(field).toContain('<option value="2009" selected="">2009 年</option>');
  expect(field).toContain('<option value="03" selected="">3 月</option>');
  expect(field.match(/aria-label="第 1 筆的[年月]"/g)).toHaveLength(2);
});

test('a month without its year and an alternative text that is too long get messages', () => {
  const block = emptyBlock(104);
  if (!hasField(block, 'items')) throw new Error('months are entries');
  const image: ItemImage = {
    key: 'p',
    kind: 'photo',
    alt: '工'.repeat(101),
    picture: pictureOf(null),
  };
  const items = block.items.map((item) => ({ ...item, label: '2026-', images: [image] }));
  expect(blockProblems([{ ...block, items }]).map(({ label }) => label)).toEqual([
    '1. 工程進度 第 1 筆的月份',
    '1. 工程進度 第 1 張的替代文字',
  ]);
});

test('a month after the present one is refused, and none is offered', () => {
  const block = emptyBlock(104);
  if (!hasField(block, 'items')) throw new Error('months are entries');
  const items = block.items.map((item) => ({ ...item, label: '2099-12' }));
  expect(blockProblems([{ ...block, items }]).map(({ message }) => message)).toEqual([
    '工程進度的月份不可晚於本月',
  ]);
  expect(drawn('')).not.toContain(String(new Date().getFullYear() + 2));
  expect(nextMonth(['2026-09'], '2026-11')).toBe('2026-11');
  expect(nextMonth(['2026-11', '2026-10'], '2026-11')).toBe('2026-09');
  expect(nextMonth(['2026-01', '2025-11'], '2026-01')).toBe('2025-12');
});
