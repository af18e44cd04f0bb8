import type { components } from '../../../openapi/generated/types';
import { unitAvailabilityWords, unitPriceBasisWords } from '../../../openapi/generated/words';
import { auditText } from './text';

type HousingUnit = Partial<components['schemas']['HousingUnit']>;
type Field = keyof typeof auditText.unitFields;

const words = auditText.unitWords;
const range = (min: number, max: number | null | undefined) =>
  typeof max === 'number' && max !== min ? `${min}～${max}` : String(min);

/** Text of each field of a housing unit; empty for none. */
const says: Readonly<Record<Field, (unit: HousingUnit) => string>> = {
  rooms: ({ rooms = '' }) => rooms,
  areaPing: ({ areaPing, areaPingMost }) =>
    areaPing === undefined ? '' : words.area(range(areaPing, areaPingMost)),
  count: ({ count }) => (count === undefined ? '' : words.count(count)),
  price: ({ priceBasis, price, priceMost }) => {
    if (!priceBasis) return '';
    const basis = unitPriceBasisWords[priceBasis];
    return typeof price === 'number' ? words.price(basis, range(price, priceMost)) : basis;
  },
  sharedRatio: ({ sharedRatio }) => (typeof sharedRatio === 'number' ? words.percent(sharedRatio) : ''),
  availability: ({ availability }) => (availability ? unitAvailabilityWords[availability] : ''),
  // Paths are unreadable; part of the hash distinguishes plans.
  plan: ({ plan }) => (plan ? words.plan(plan.replace('/files/', '').slice(0, 8)) : ''),
};
const fields = ['rooms', 'areaPing', 'count', 'price', 'sharedRatio', 'availability', 'plan'] as const;

/** Housing units by field; an added or removed one takes one row. */
export function unitRows(before: unknown, after: unknown) {
  const [old, now] = [unitsOf(before), unitsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (!was || !is) return [row(auditText.unitOf(name), wholeOf(was), wholeOf(is))];
    return fields.map((field) =>
      row(auditText.unitField(name, auditText.unitFields[field]), says[field](was), says[field](is)),
    );
  });
}

const row = (label: string, before: string, after: string) => ({
  key: `housingUnits ${label}`,
  label,
  before,
  after,
  isChanged: before !== after,
});

const wholeOf = (unit: HousingUnit | undefined) =>
  unit
    ? fields
        .map((field) => says[field](unit))
        .filter(Boolean)
        .join('，')
    : '';

/** Housing units by name; repeated names get their position. */
function unitsOf(value: unknown): Map<string, HousingUnit> {
  const units = new Map<string, HousingUnit>();
  const listed: HousingUnit[] = Array.isArray(value) ? value : [];
  for (const unit of listed) {
    const name = String(unit.name);
    units.set(units.has(name) ? auditText.again(name, units.size + 1) : name, unit);
  }
  return units;
}
