import { expect, test } from 'vitest';
import { isEmptyNow } from '../../src/records/record-actions/ContentBulkBar';
import { bulkText } from '../../src/records/record-actions/text';

test('a bulk action names records that went online without content', () => {
  expect([{ visibleState: 'empty' }, { visibleState: 'online' }, null].map(isEmptyNow)).toEqual([
    true,
    false,
    false,
  ]);
  expect(bulkText.empty(['雨天的廊道', '光'], '文章')).toBe('2 筆文章還沒有內容，訪客看不到：雨天的廊道、光');
});
