import { expect, test } from 'vitest';
import type { ApiError } from '../../src/api/result';
import {
  answeredVersion,
  completed,
  existingId,
  keyed,
  rebased,
  remainingProblems,
} from '../../src/machines/record.rules';
import { isSameValue } from '../../src/machines/same-value';

const file = (name: string, lastModified = 1, content = 'x') => new File([content], name, { lastModified });

test.each<[string, unknown, unknown, boolean]>([
  ['texts', 'a', 'a', true],
  ['a text and none', '', null, false],
  ['a number and its text', 1, '1', false],
  ['rows with other keys', [{ key: '1', name: 'A' }], [{ key: '2', name: 'A' }], true],
  ['rows in another order', [{ name: 'A' }, { name: 'B' }], [{ name: 'B' }, { name: 'A' }], false],
  ['a row more', [{ name: 'A' }], [{ name: 'A' }, { name: 'B' }], false],
  ['a list and an object', [], {}, false],
  ['a field that is missing and one without value', { a: 1 }, { a: 1, b: undefined }, true],
  ['the same file read twice', file('cover.png'), file('cover.png'), true],
  ['a file that was changed since', file('cover.png'), file('cover.png', 2), false],
  ['a file and none', file('cover.png'), {}, false],
  ['a file of another name', file('cover.png'), file('other.png'), false],
  ['a file of another size', file('cover.png'), file('cover.png', 1, 'xy'), false],
  [
    'a file and what only looks like it',
    file('cover.png'),
    { name: 'cover.png', size: 1, lastModified: 1 },
    false,
  ],
  ['a text and an object', 'a', {}, false],
  ['nothing and an object', null, {}, false],
  ['empty lists', [], [], true],
  ['an empty list and what only has its length', [], { length: 0 }, false],
  ['lists of which one row differs', [1, 2], [1, 3], false],
])('two values are equal or not: %s', (_, a, b, isSame) => {
  expect([isSameValue(a, b), isSameValue(b, a)]).toEqual([isSame, isSame]);
});

test('the saved record replaces untouched fields', () => {
  const sent = {
    title: 'A',
    body: '<p onclick>x</p>',
    cover: { file: file('a.png') as File | null, stored: null as string | null },
  };
  const back = { title: 'A', body: '<p>x</p>', cover: { file: null, stored: '/files/a.png' } };
  expect(rebased(sent, sent, back)).toBe(back);
  expect(rebased({ ...sent, title: 'B' }, sent, back)).toEqual({ ...back, title: 'B' });
});

test('the saved list gives untouched rows their ids, also after a move', () => {
  const [one, two] = [
    { id: null as number | null, text: 'one' },
    { id: null as number | null, text: 'two' },
  ];
  const back = [
    { id: 1, text: 'one' },
    { id: 2, text: 'two' },
  ];
  const edited = { id: null, text: 'edited' };
  expect(rebased([two, one], [one, two], back)).toEqual([back[1], back[0]]);
  expect(rebased([edited, two], [one, two], back)).toEqual([edited, back[1]]);
  // Lists of different lengths cannot be matched by position.
  expect(rebased([edited, two], [one, two], [{ id: 1, text: 'one' }])).toEqual([edited, two]);
});

test('saved rows keep the keys of the form: known ones by id, new ones by position', () => {
  const known = [
    { key: 'part-7', id: 7, items: [{ key: 'x', id: null as number | null, text: 'one' }] },
    { key: 'new', id: null, items: [] },
  ];
  const loaded = [
    { key: 'part-7', id: 7, items: [{ key: 'item-1', id: 1, text: 'one' }] },
    { key: 'part-8', id: 8, items: [] },
  ];
  const back = [
    { key: 'part-7', id: 7, items: [{ key: 'x', id: 1, text: 'one' }] },
    { key: 'new', id: 8, items: [] },
  ];
  expect(keyed(known, loaded)).toEqual(back);
  // Another save reordered the list and added a row.
  const [first, second] = [
    { key: 'part-8', id: 8 },
    { key: 'part-9', id: 9 },
  ];
  expect(keyed([{ key: 'new', id: 8 }], [second, first])).toEqual([second, { key: 'new', id: 8 }]);
});

test('rows without ids keep their keys by position, and files stay files', () => {
  const known = { title: 'A', units: [{ key: 'new', name: '1' }], cover: { file: file('a.png') } };
  const loaded = { title: 'B', units: [{ key: 'stored-0', name: '2' }], cover: { file: file('b.png') } };
  expect(keyed(known, loaded)).toEqual({ ...loaded, units: [{ key: 'new', name: '2' }] });
  expect(keyed(known, loaded).cover.file).toBe(loaded.cover.file);
  expect(keyed([file('a.png')], [loaded.cover.file])).toEqual([loaded.cover.file]);
  expect(keyed(known, known)).toBe(known);
});

test('values other than records and lists stay as typed', () => {
  const [one, two] = [{ id: null }, { id: null }];
  expect(rebased([two, one], [one, two], [{ id: 1 }] as unknown[])).toEqual([two, one]);
  expect(rebased<unknown>([1], [0], { a: 1 })).toEqual([1]);
  expect(rebased<unknown>({ a: 1 }, [0], [1])).toEqual({ a: 1 });
  expect(rebased<unknown>('x', 'y', { a: 1 })).toBe('x');
  expect(rebased<unknown>({ a: 1 }, { a: 2 }, 'ab')).toEqual({ a: 1 });
  expect(completed<unknown>([1], { a: 1 })).toEqual([1]);
  expect(completed<unknown>({ a: 1 }, [1])).toEqual({ a: 1 });
});

test('only a conflict of a repeated create names its record', () => {
  const failure = (status: number, id?: number): ApiError => ({
    kind: 'status',
    status,
    messages: [],
    ...(id === undefined ? {} : { id }),
  });
  expect(
    [
      failure(409, 12),
      failure(409),
      failure(400, 12),
      { kind: 'network' } as const,
      { kind: 'refused', messages: [] } satisfies ApiError,
    ].map(existingId),
  ).toEqual([12, null, null, null, null]);
});

test('a copy of an earlier release gets the fields that it lacks, a list stays as it is', () => {
  expect(completed<{ title: string; note?: string }>({ title: 'A' }, { title: '', note: 'n' })).toEqual({
    title: 'A',
    note: 'n',
  });
  expect(completed([1], [2, 3])).toEqual([1]);
});

test('the version is read from answers that have one', () => {
  expect(
    [{ id: 1, rowVersion: 4 }, { id: 1 }, { rowVersion: '4' }, null, undefined, 'done'].map(answeredVersion),
  ).toEqual([4, undefined, undefined, undefined, undefined, undefined]);
});

test('the message of a field is cleared when it changes, that of a list by any change', () => {
  const refused = [{ key: 'title' }, { key: 'note' }];
  expect(remainingProblems(refused, { title: 'A', note: 'n' }, { title: 'B', note: 'n' })).toEqual([
    { key: 'note' },
  ]);
  expect(remainingProblems([{ key: 'webParts' }], [1], [1, 2])).toEqual([]);
});
