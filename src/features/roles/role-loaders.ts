import { getRole, listRoles } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { idIn, unwrap } from '../../calls/load';
import { pageOfWhole } from '../../list/whole-list';
import type { RoleListSearch } from './role-list-search';

export type RoleCard = components['schemas']['RoleCard'];
export type RoleRecord = components['schemas']['Role'];

/** One page of the roles. Throws LoadError, as all of these do. */
export async function loadRoles(search: RoleListSearch) {
  const page = pageOfWhole(await unwrap(listRoles()), search, {
    texts: ({ name, description }) => [name, description],
    changedOn: ({ lastModifiedOn }) => lastModifiedOn,
  });
  return { page, search };
}

/** One role with its claims. */
export async function loadRole(id: string): Promise<RoleRecord> {
  return unwrap(getRole({ id: idIn(id) }));
}
