import { expect, test } from 'vitest';
import { plainText } from '../../support/plain-text';
import { endInDays, endWords, usageWords } from '../../../src/subjects/connections/token-words';

const now = Date.parse('2026-11-24T12:00:00+08:00');
const token = {
  id: 1,
  name: '公司官網',
  prefix: 'mng_pk_7Qd2',
  scopes: ['published'],
  lostScopes: [],
  networks: [],
  createdOn: '2026-03-02T00:00:00Z',
  createdBy: '陳冠宇',
  expiresOn: '2027-03-02T15:59:59Z',
  state: 'valid',
  revokedOn: null,
  lastUsedOn: '2026-11-24T03:59:00Z',
  lastUsedFrom: '203.0.113.80',
} as const;

test('a token shows its last use, and a hint if that is half a year ago', () => {
  const used = (lastUsedOn: string | null) =>
    Object.values(usageWords({ ...token, scopes: [], lostScopes: [], networks: [], lastUsedOn }, now)).map(
      plainText,
    );
  expect(used('2026-11-24T03:59:00Z')).toEqual(['剛才', '203.0.113.80']);
  expect(used('2026-11-24T01:12:00Z')).toEqual(['今天 09:12', '203.0.113.80']);
  expect(used('2026-05-18T01:12:00Z')).toEqual(['2026/05/18', '半年沒有使用']);
  expect(used(null)).toEqual(['尚未使用', '半年沒有使用']);
});

test('a token shows its end, in red within two weeks', () => {
  const end = (changes: object) => {
    const words = endWords({ ...token, scopes: [], lostScopes: [], networks: [], ...changes }, now);
    return { ...words, when: plainText(words.when), detail: plainText(words.detail) };
  };
  expect(end({})).toEqual({ when: '2027/03/02', detail: '還有 98 天', isSoon: false });
  expect(end({ expiresOn: '2026-11-30T15:59:59Z' })).toMatchObject({ detail: '還有 6 天', isSoon: true });
  expect(end({ state: 'expired', expiresOn: '2026-11-01T15:59:59Z' })).toMatchObject({ detail: '已到期' });
  expect(end({ state: 'revoked', revokedOn: '2026-03-02T00:00:00Z' })).toMatchObject({
    when: '已撤銷',
    detail: '2026/03/02',
  });
  expect(endInDays(90, now)).toBe('2027-02-22T23:59:59+08:00');
});
