import { describe, expect, it, test } from 'vitest';
import {
  matchingReaders,
  mentionAt,
  mentionsIn,
  pieces,
  withMention,
} from '../../src/blocks/comments/mentions';
import { countsOf, neighbour, typeName } from '../../src/blocks/comments/threads';
import type { CommentThread } from '../../src/blocks/comments/use-comments';

const readers = [
  { id: 1, name: '張淑芬', department: '行銷企劃部' },
  { id: 2, name: '張育誠', department: '業務部' },
  { id: 3, name: '王柏翰', department: '業務部' },
  { id: 4, name: '王柏', department: '' },
  { id: 5, name: '陳怡君', department: '甲' },
  { id: 6, name: '陳怡君', department: '乙' },
];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('a mention being typed', () => {
  test.each([
    ['@', 1, { start: 0, query: '' }],
    ['謝謝。@張', 5, { start: 3, query: '張' }],
    ['@張淑芬 好', 6, null],
    ['a@b.com', 7, null],
    ['沒有', 2, null],
    ['@張育誠', 2, { start: 0, query: '張' }],
    ['張@', 1, null],
    ['ok，@Amy', 7, { start: 3, query: 'Amy' }],
    ['a.@b', 4, null],
    [`@${'名'.repeat(20)}`, 21, { start: 0, query: '名'.repeat(20) }],
    [`@${'名'.repeat(21)}`, 22, null],
  ])('in %j before %i', (text, caret, found) => {
    expect(mentionAt(text, caret)).toEqual(found);
  });

  it('offers accounts whose name begins with it, then those with it in name or department', () => {
    expect(names(matchingReaders(readers, '張'))).toEqual(['張淑芬', '張育誠']);
    expect(names(matchingReaders(readers, '業務'))).toEqual(['張育誠', '王柏翰']);
    expect(matchingReaders(readers, '沒有這個人')).toEqual([]);
    expect(matchingReaders(readers, '')).toHaveLength(6);
    const latin = [
      { id: 1, name: 'Lin', department: 'Amy’s' },
      { id: 2, name: 'Kim AMY', department: 'Sales' },
      { id: 3, name: 'Amy Wu', department: 'Sales' },
    ];
    expect(names(matchingReaders(latin, 'aMy'))).toEqual(['Amy Wu', 'Kim AMY', 'Lin']);
  });

  it('is replaced by the chosen name, with the caret behind it', () => {
    const chosen = withMention('謝謝。@張，請看', { start: 3, query: '張' }, '張淑芬');
    expect(chosen).toEqual({ text: '謝謝。@張淑芬 ，請看', caret: 8 });
  });
});

describe('a text', () => {
  it('mentions the accounts named in it: the longer of two names, and of two equal ones the chosen one', () => {
    expect(mentionsIn('@王柏翰 與 @張淑芬', [], readers)).toEqual([1, 3]);
    expect(mentionsIn('@王柏 在嗎', [], readers)).toEqual([4]);
    expect(mentionsIn('@陳怡君', [], readers)).toEqual([]);
    expect(mentionsIn('@陳怡君', [6], readers)).toEqual([6]);
    expect(mentionsIn('刪掉了', [6, 1], readers)).toEqual([]);
  });

  it('is cut at its mentions and loses no character', () => {
    const text = '請 @王柏翰 看，@ 不算 @王柏';
    const cut = pieces(text, ['王柏', '王柏翰']);
    expect(cut.map((piece) => piece.text).join('')).toBe(text);
    expect(cut.flatMap(({ mention }) => mention ?? [])).toEqual(['王柏翰', '王柏']);
  });
});

const thread = (threadId: number, partId: number | null, isResolved: boolean, said = 1): CommentThread => ({
  threadId,
  partId,
  partType: 1,
  partText: '',
  isResolved,
  resolvedBy: null,
  mayResolve: true,
  comments: Array.from({ length: said }, (_, place) => ({
    id: threadId * 10 + place,
    author: '林雅婷',
    isOwn: false,
    isDeleted: place === 2,
    text: '好',
    mentions: [],
    createdOn: '2026-11-24T02:00:00Z',
    editedOn: null,
  })),
});

describe('threads of a page', () => {
  it('are counted for each block: its open comments, or the settled ones where none is open', () => {
    const counts = countsOf([
      thread(1, 9, true, 2),
      thread(2, 9, false, 3),
      thread(3, 8, true, 2),
      thread(4, 8, true),
      thread(5, null, false),
    ]);
    expect([...counts]).toEqual([
      [9, { count: 2, isSettled: false }],
      [8, { count: 3, isSettled: true }],
    ]);
  });

  it('are visited from one open thread to the next, and then from the start', () => {
    const all = [thread(1, 9, false), thread(2, 8, true), thread(3, null, false)];
    expect(neighbour(all, null, 1)?.threadId).toBe(1);
    expect(neighbour(all, null, -1)?.threadId).toBe(3);
    expect(neighbour(all, 1, 1)?.threadId).toBe(3);
    expect(neighbour(all, 3, 1)?.threadId).toBe(1);
    expect(neighbour(all, 2, 1)?.threadId).toBe(3);
    expect(neighbour([thread(2, 8, true)], null, 1)).toBeUndefined();
  });

  it('name the type of their block, also one that this version does not know', () => {
    expect(typeName(1)).toBe('標題');
    expect(typeName(999)).toBe('區塊');
  });
});
