import { expect, test } from 'vitest';
import { sizeText } from '../../../server/base/contract/size-text';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [1000 * 1024 ** 2, '1000.0 MB'],
  [1024 ** 3 - 1, '1.0 GB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
