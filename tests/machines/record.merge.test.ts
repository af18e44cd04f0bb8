import { describe, expect, test } from 'vitest';
import { merged } from '../../src/machines/record.merge';

describe('two changes of one form', () => {
  const base = { title: '甲案', tel: '', county: '臺北市' };

  test('a field changed only by the colleague takes their value, one changed only by me takes mine', () => {
    const mine = { ...base, title: '乙案' };
    const latest = { ...base, tel: '0225718170' };
    expect(merged(base, mine, latest)).toEqual({
      draft: { title: '乙案', tel: '0225718170', county: '臺北市' },
      conflicts: [],
    });
  });

  test('a field that I emptied stays empty', () => {
    expect(merged({ tel: '02' }, { tel: '' }, { tel: '02' })).toEqual({ draft: { tel: '' }, conflicts: [] });
  });

  test('the same change on both sides is no conflict', () => {
    expect(merged(base, { ...base, tel: '02' }, { ...base, tel: '02' }).conflicts).toEqual([]);
  });

  test('a field that both changed is a conflict: mine by default, theirs when chosen', () => {
    const [mine, latest] = [
      { ...base, title: '乙案', tel: '1' },
      { ...base, title: '丙案', tel: '2' },
    ];
    expect(merged(base, mine, latest)).toEqual({ draft: mine, conflicts: ['title', 'tel'] });
    expect(merged(base, mine, latest, new Map([['tel', 'latest']])).draft).toEqual({ ...mine, tel: '2' });
  });
});

describe('two changes of one page', () => {
  const block = (key: string, text = key) => ({ key, text });
  const [a, b, c] = [block('a'), block('b'), block('c')];
  const base = [a, b, c];
  const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).join('');

  test('blocks changed on one side each are both kept', () => {
    const { draft, conflicts } = merged(base, [block('a', 'mine'), b, c], [a, b, block('c', 'theirs')]);
    expect([draft, conflicts]).toEqual([[block('a', 'mine'), b, block('c', 'theirs')], []]);
  });

  test('new blocks of both sides follow the blocks after which they were added', () => {
    const { draft, conflicts } = merged(base, [a, block('x'), b, c], [a, b, c, block('y')]);
    expect([keysOf(draft), conflicts]).toEqual(['axbcy', []]);
  });

  test('a block deleted by one side is removed, unless the other side changed it', () => {
    expect(keysOf(merged(base, [a, c], base).draft)).toBe('ac');
    expect(keysOf(merged(base, base, [a, c]).draft)).toBe('ac');
    const changed = [a, block('b', 'theirs'), c];
    expect(merged(base, [a, c], changed)).toEqual({ draft: [a, c], conflicts: ['b'] });
    expect(merged(base, [a, c], changed, new Map([['b', 'latest']])).draft).toEqual(changed);
    expect(merged(base, changed, [a, c])).toEqual({ draft: changed, conflicts: ['b'] });
  });

  test('the order of the side that moved blocks is kept', () => {
    expect(keysOf(merged(base, [c, a, b], base).draft)).toBe('cab');
    expect(keysOf(merged(base, base, [b, a, c]).draft)).toBe('bac');
    expect(keysOf(merged(base, [c, a, b], [b, a, c]).draft)).toBe('cab');
  });
});
