import { getRole, listRoles } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { claimOf, type Unit, units } from './matrix';
import type { RoleRecord } from './role-loaders';

/** Who may view or edit one unit: a role with the active accounts that have it. */
export interface Holder {
  roleId: number;
  role: string;
  accounts: string[];
}

export interface UnitReach {
  unit: Unit;
  viewers: Holder[];
  editors: Holder[];
}

/** For each unit, which roles and accounts may view and edit it; accounts that are not active see nothing. */
function reachOf(roles: readonly RoleRecord[]): UnitReach[] {
  const holders = (claim: string) =>
    roles
      .filter(({ roleClaims }) => roleClaims.some(({ value, selected }) => selected && value === claim))
      .map(({ id, name, accounts = [] }) => ({
        roleId: id,
        role: name,
        accounts: accounts.filter(({ status }) => status).map((account) => account.name),
      }));
  return units().map((unit) => ({
    unit,
    viewers: holders(claimOf(unit, 'View')),
    editors: holders(claimOf(unit, 'Edit')),
  }));
}

/** Every role with its claims and accounts. */
export async function loadReach(): Promise<ApiResult<UnitReach[]>> {
  const cards = await listRoles();
  if (!cards.ok) return cards;
  const roles: RoleRecord[] = [];
  for (const result of await Promise.all(cards.data.map(({ id }) => getRole({ id })))) {
    if (!result.ok) return result;
    roles.push(result.data);
  }
  return { ...cards, data: reachOf(roles) };
}
