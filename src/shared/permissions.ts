export interface UnitPermission {
  canView: boolean;
  canCreate: boolean;
  canEdit: boolean;
  canDelete: boolean;
}

/** Claims as a map: `{'Permissions.Cases.View': true}` (specification 6). */
export function claimMap(roleClaims: readonly { value: string; selected: boolean }[]): Record<string, boolean> {
  return Object.fromEntries(roleClaims.map(({ value, selected }) => [value, selected]));
}

/** What these claims allow in a unit such as `Permissions.Cases`. */
export function permissionOf(claims: Readonly<Record<string, boolean>>, unit: string): UnitPermission {
  const may = (action: string) => claims[`${unit}.${action}`] === true;
  return { canView: may('View'), canCreate: may('Create'), canEdit: may('Edit'), canDelete: may('Delete') };
}
