import { expect, it } from 'vitest';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { describedPart } from '../../../server/blocks/part-pictures';
import { blockPlaces, partAlts } from '../../../server/records/picture-uses';

const picture = (fileSha: string, altText: string) => ({
  fileSha,
  fileName: 'a.jpg',
  altText,
  kind: 'photo' as const,
});
const gallery: StoredPart = {
  id: 1,
  partType: 101,
  items: [
    { id: 2, textContent: '', ...picture('a', '大廳') },
    { id: 3, textContent: '', ...picture('b', '中庭') },
  ],
};
const progress: StoredPart = {
  id: 4,
  partType: 104,
  items: [
    { id: 5, textContent: '', label: '2026-11', pictures: [picture('a', '結構'), picture('b', '外牆')] },
  ],
};

it('a picture is found in entries and months, with its alternative texts', () => {
  expect(blockPlaces([gallery, progress], 'a')).toEqual([
    { kind: 'block', place: 1 },
    { kind: 'block', place: 2 },
  ]);
  expect(blockPlaces([gallery, progress], 'c')).toEqual([]);
  expect(partAlts([gallery, progress], 'a')).toEqual(['大廳', '結構']);
});

it('a replacement clears the texts of that picture alone, and only on request', () => {
  expect(describedPart(progress, 'a', false)).toEqual(progress);
  expect(partAlts([describedPart(progress, 'a', true)], 'a')).toEqual(['']);
  expect(partAlts([describedPart(progress, 'a', true)], 'b')).toEqual(['外牆']);
  expect(partAlts([describedPart(gallery, 'a', true)], 'a')).toEqual(['']);
  expect(partAlts([describedPart(gallery, 'a', true)], 'b')).toEqual(['中庭']);
});
