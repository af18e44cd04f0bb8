import { expect, test } from 'vitest';
import { noProof, proofBody } from '../../src/records/fields/proof';

test('a proof sends only what was typed', () => {
  expect(proofBody(noProof)).toEqual({});
  expect(proofBody({ ...noProof, passcode: '123456' })).toEqual({ passcode: '123456' });
  expect(proofBody({ ...noProof, currentPassword: '密碼' })).toEqual({ currentPassword: '密碼' });
});
