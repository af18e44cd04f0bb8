import { PartType } from '../../../openapi/generated/enums';
import { offeredAmong } from '../../api/offered';
import { kindOf } from './block-kinds';

/** Block types known to this version; those of the specification first. */
export const blockTypes: readonly PartType[] = Object.values(PartType);

const features = Object.fromEntries(blockTypes.map((type) => [type, kindOf(type).feature]));

/** Known types that a page offers, in the server's order; all known ones if the server omits them. */
export function offeredTypes(named: readonly number[] | undefined): readonly PartType[] {
  const known = offeredAmong(blockTypes, features);
  return named ? named.flatMap((type) => known.filter((each) => each === type)) : known;
}
