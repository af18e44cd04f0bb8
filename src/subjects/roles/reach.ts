import { getRole, listRoles } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { claimOf, type Unit, units } from './matrix';
import type { RoleRecord } from './role-loaders';

/** A role that may view or edit a unit, with its active accounts. */
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

/** Roles and accounts that may view and edit each unit; inactive accounts are omitted. */
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
