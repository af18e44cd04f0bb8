import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, hasText, readDrafts, writeDrafts } from '../../src/blocks/comments/drafts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const drafts = { 'part-9': { text: '請看', chosen: [3], isUnsent: true }, 'thread-5': emptyDraft };

test('drafts are kept for one account and one page, until no text is left', () => {
  writeDrafts(7, 30, drafts);
  expect(readDrafts(7, 30)).toEqual({
    'part-9': { text: '請看', chosen: [3], isUnsent: true },
    'thread-5': { text: '', chosen: [], isUnsent: false },
  });
  expect([readDrafts(8, 30), readDrafts(7, 31)]).toEqual([{}, {}]);
  writeDrafts(7, 30, { 'part-9': { ...emptyDraft, text: ' \n' } });
  expect([readDrafts(7, 30), stored.size]).toEqual([{}, 0]);
});

test('blanks alone are no text', () => {
  expect([hasText(drafts), hasText({ 'part-9': { ...emptyDraft, text: ' ' } }), hasText({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('without an account nothing is kept', () => {
  writeDrafts(undefined, 30, drafts);
  expect([readDrafts(undefined, 30), stored.size]).toEqual([{}, 0]);
});

test.each([
  '{',
  'null',
  '5',
  '"text"',
  '{"part-9":null}',
  '{"part-9":"text"}',
  '{"part-9":{}}',
  '{"part-9":{"text":1}}',
])('what was stored as %s is no drafts', (damaged) => {
  writeDrafts(7, 30, drafts);
  for (const key of stored.keys()) stored.set(key, damaged);
  expect(readDrafts(7, 30)).toEqual({});
});

test('a browser that refuses storage keeps nothing and fails nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => writeDrafts(7, 30, drafts)).not.toThrow();
  expect(readDrafts(7, 30)).toEqual({});
});
