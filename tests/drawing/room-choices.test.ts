import { expect, it } from 'vitest';
import { roomChoices } from '../../src/drawing/enquiry';

const units = [
  { textContent: 'A 戶　四房兩廳　71.6 坪　8 戶' },
  { textContent: 'B 戶　三房兩廳　52.3 坪　14 戶' },
];
const names = (...parts: Parameters<typeof roomChoices>[0]) => roomChoices(parts).map(({ value }) => value);

it('the form offers the units of a page, whether a list or plans show them, each once', () => {
  const plans = { partType: 103, items: units };
  const list = { partType: 11, items: units };
  expect(names(plans)).toEqual(['A 戶', 'B 戶', '還不確定']);
  expect(names(list, plans)).toEqual(['A 戶', 'B 戶', '還不確定']);
});

it('the form of a page without units offers the common ones', () => {
  expect(names({ partType: 1 })).toContain('兩房');
});
