import { claims as claimOf } from '../generated/operations';
import { serverText } from '../text';
import { fieldError } from './records';

const actions = ['View', 'Create', 'Edit', 'Delete'] as const;

/** Every claim that some operation asks for: the cells of the matrix that have a meaning. */
export const realClaims: readonly string[] = [...new Set(Object.values(claimOf))].filter((claim) => claim.startsWith('Permissions.'));
const real = new Set(realClaims);
const units = [...new Set(realClaims.map((claim) => claim.slice(0, claim.lastIndexOf('.'))))];
/** The whole matrix, units by actions; cells without a meaning too. */
const cells = units.flatMap((unit) => actions.map((action) => `${unit}.${action}`));

/** Both together make an administrator: one who can give every permission back. */
export const administratorClaims = ['Permissions.Roles.Edit', 'Permissions.Users.Edit'] as const;

/** A role's claims as the wire shows them: every cell, selected or not. */
export function claimsOnWire(selected: readonly string[]): { value: string; selected: boolean }[] {
  const own = new Set(selected);
  return cells.map((value) => ({ value, selected: own.has(value) }));
}

/** The claims that were selected; Create, Edit and Delete bring View. Throws 400 for a cell that has no meaning. */
export function selectedClaims(roleClaims: readonly { value: string; selected: boolean }[]): string[] {
  const wanted = new Set(roleClaims.filter(({ selected }) => selected).map(({ value }) => value));
  const isWrong = roleClaims.some(({ value, selected }) => !cells.includes(value) || (selected && !real.has(value)));
  if (isWrong) throw fieldError('roleClaims', serverText.claimUnknown);
  const viewed = new Set([...wanted].map((claim) => `${claim.slice(0, claim.lastIndexOf('.'))}.View`));
  return realClaims.filter((claim) => wanted.has(claim) || viewed.has(claim));
}

/** True when everything in `claims` is held. */
export function holdsAll(held: ReadonlySet<string>, claims: readonly string[]): boolean {
  return claims.every((claim) => held.has(claim));
}
