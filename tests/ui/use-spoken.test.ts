import { expect, test } from 'vitest';
import { nextSpoken } from '../../src/ui/use-spoken';

test('a live region changes also if the same text is announced again', () => {
  const first = nextSpoken('', '已復原');
  const second = nextSpoken(first, '已復原');
  expect([first, second === first, second.trim(), nextSpoken(second, '已復原')]).toEqual([
    '已復原',
    false,
    '已復原',
    '已復原',
  ]);
});
