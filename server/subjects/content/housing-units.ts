import type { HousingUnit } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { components } from '../../../openapi/generated/types';
import { fieldError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { shaOf } from '../../base/files/file-infos';
import { protectFiles } from '../../base/files/pictures';

type HousingUnitInput = components['schemas']['HousingUnit'];
type Facts = Pick<HousingUnit, (typeof factNames)[number]>;

const factNames = ['priceBasis', 'price', 'priceMost', 'sharedRatio', 'availability', 'plan'] as const;

/** Validates units by the rules that the contract cannot express. Throws 400. */
export function assertHousingUnits(units: readonly HousingUnitInput[]): void {
  for (const [index, { areaPing, areaPingMost = areaPing, ...unit }] of units.entries()) {
    const at = (field: string) => `housingUnits[${index}].${field}`;
    const { priceBasis, price, priceMost } = unit;
    if (areaPingMost < areaPing) throw fieldError(at('areaPingMost'), serverText.areaOrder);
    const hasPrice = typeof price === 'number';
    if (typeof priceMost === 'number' && (!hasPrice || priceMost < price)) {
      throw fieldError(at('priceMost'), serverText.priceOrder);
    }
    const needsPrice = priceBasis === 'total' || priceBasis === 'perPing';
    if (needsPrice && price === null) throw fieldError(at('price'), serverText.required);
    if (hasPrice && !needsPrice && priceBasis !== undefined) {
      throw fieldError(at('priceBasis'), serverText.priceBasis);
    }
  }
}

/** Units to store; a unit keeps facts that a client omits, matched by name. */
export async function storedHousingUnits(
  tx: Tx,
  units: readonly HousingUnitInput[],
  before: readonly HousingUnit[],
): Promise<HousingUnit[]> {
  const known = [...before];
  const stored = units.map((unit): HousingUnit => {
    const place = known.findIndex(({ name }) => name === unit.name);
    const [same] = place < 0 ? [] : known.splice(place, 1);
    const { name, rooms = '', areaPing, areaPingMost, count } = unit;
    return {
      name,
      rooms,
      areaPing,
      ...(areaPingMost === undefined ? {} : { areaPingMost }),
      count,
      ...factsOf(unit, same),
    };
  });
  const plans = stored.map(({ plan }) => shaOf(plan));
  const found = await protectFiles(
    tx,
    plans.flatMap((plan) => plan ?? []),
  );
  const lost = plans.findIndex((plan) => plan !== undefined && !found.has(plan));
  if (lost >= 0) throw fieldError(`housingUnits[${lost}].plan`, serverText.lostPicture);
  return stored;
}

function factsOf(unit: HousingUnitInput, before: HousingUnit | undefined): Facts {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const value = unit[name] === undefined ? before?.[name] : unit[name];
      return value === null || value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
