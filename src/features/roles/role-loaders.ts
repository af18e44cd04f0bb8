import { getRole, listRoles } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { unwrap } from '../../calls/load';

export type RoleCard = components['schemas']['RoleCard'];
export type RoleRecord = components['schemas']['Role'];

/** All roles. Throws LoadError, as all of these do. */
export function loadRoles(): Promise<RoleCard[]> {
  return unwrap(listRoles());
}

/** One role with its claims. */
export function loadRole(id: string): Promise<RoleRecord> {
  return unwrap(getRole({ id: Number(id) }));
}
