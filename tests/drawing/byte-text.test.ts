import { expect, test } from 'vitest';
import { byteText } from '../../src/drawing/byte-text';

test('The size of a file is in kilobytes below one megabyte, never 0', () => {
  const MB = 1024 * 1024;
  expect([1, 1024, 1025, 340 * 1024, MB - 1, MB, 1.25 * MB, 20 * MB].map(byteText)).toEqual([
    '1 KB',
    '1 KB',
    '2 KB',
    '340 KB',
    '1 MB',
    '1 MB',
    '1.3 MB',
    '20 MB',
  ]);
});
