import { expect, test } from 'vitest';
import { unitRows } from '../../../src/subjects/audit/unit-words';

test('a change of a housing unit is listed by unit and field, a new unit in one row', () => {
  const unit = { name: 'A 戶', rooms: '三房', areaPing: 46, count: 6 };
  const priced = { ...unit, priceBasis: 'total', price: 1280 };
  const rows = unitRows(
    [priced],
    [
      { ...priced, price: 1320 },
      { ...unit, name: 'B 戶' },
    ],
  );
  expect(rows.filter(({ isChanged }) => isChanged)).toMatchObject([
    { label: '房型　A 戶　價格', before: '總價 1280 萬', after: '總價 1320 萬' },
    { label: '房型　B 戶', before: '', after: '三房，46 坪，6 戶' },
  ]);
});
