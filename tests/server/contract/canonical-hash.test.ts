import { expect, it } from 'vitest';
import { contentHash } from '../../../server/subjects/approvals/rules/blocks';
import { canonicalHash } from '../../../server/base/contract/canonical-hash';

const value = {
  items: [{ id: 7, b: '二', a: [1, null, ''] }],
  id: 3,
  empty: '',
  none: null,
  off: false,
  gone: undefined,
  password: 'x',
};

// Databases contain hashes of these forms.
it('each form gives the hash that earlier releases stored', () => {
  expect(contentHash({ ...value, bytes: 0 })).toBe(
    '1f0c19ff1a8dcafbc99cfbbdad2de0866d960c4bc54e6bb366a81881471628bf',
  );
  expect(canonicalHash({ ...value, bytes: 0 }, { isKept: (name) => name !== 'id' })).toBe(
    'f7965622a29af3da6569027cb16a990a51e7c983e1501a40e077efdceef4f68c',
  );
  expect(
    canonicalHash(
      { ...value, bytes: Buffer.from('x') },
      { isKept: (name) => name !== 'password', asPairs: true },
    ),
  ).toBe('9dc0b99f243f6ce9151875e8d91b3deba50959ef02c044e90feaa175b872e143');
});

it('the order of fields does not count', () => {
  expect(canonicalHash({ a: 1, b: { c: 2, d: 3 } })).toBe(canonicalHash({ b: { d: 3, c: 2 }, a: 1 }));
  expect(canonicalHash({ a: [1, 2] })).not.toBe(canonicalHash({ a: [2, 1] }));
});
