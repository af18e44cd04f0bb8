import type { Claim } from '../../../openapi/generated/claims';
import { kindUnits } from '../../../openapi/generated/kinds';
import { isClaim } from '../../access/identity/claims';
import type { ImportKindName } from './import-kind';
import { importText as text } from './text';

/** Claim of the call that corrects name, telephone or address of an enquiry. */
export const correctionClaim: Claim = 'Permissions.Privacy.Edit';

/** Effects of an import or its undo on stored data. */
export interface ImportEffect {
  isUndo: boolean;
  /** Adds records, or removes them again. */
  adds: boolean;
  changes: boolean;
  /** Changes personal data of visitors. */
  corrects: boolean;
  /** Adds pictures to the library, or removes them again. */
  hasPictures: boolean;
}

/** The first of these claims that the unit has. */
const first = (unit: string, ...rights: readonly string[]): Claim[] =>
  rights
    .map((right): string => `${unit}.${right}`)
    .filter(isClaim)
    .slice(0, 1);

/** Claims of the calls that would do the same by hand; enquiries have no Delete, so that Edit stands for it. */
export function claimsOfImport(kind: ImportKindName, effect: ImportEffect): Claim[] {
  const unit = kindUnits[kind];
  const right = effect.isUndo ? 'Delete' : 'Create';
  return [
    ...(effect.adds ? first(unit, right, 'Edit') : []),
    ...(effect.changes ? first(unit, 'Edit') : []),
    ...(effect.corrects ? [correctionClaim] : []),
    ...(effect.hasPictures ? first('Permissions.Media', right) : []),
  ];
}

/** Words of the claims that are missing; empty if none is. */
export function missingClaims(own: ReadonlySet<string>, asked: readonly Claim[]): string[] {
  return [...new Set(asked.filter((claim) => !own.has(claim)))].map(wordOf);
}

function wordOf(claim: Claim): string {
  const [, unit = '', right = ''] = claim.split('.');
  const units: Readonly<Record<string, string>> = text.units;
  const rights: Readonly<Record<string, string>> = text.rights;
  return `${units[unit] ?? unit}（${rights[right] ?? right}）`;
}
