import { getRole, listRoles } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadRecord, unwrap } from '../../base/calls/load';
import { pageOfRows } from '../../records/list/whole-list';
import type { RoleListSearch } from './role-list-search';

export type RoleCard = components['schemas']['RoleCard'];
export type RoleRecord = components['schemas']['Role'];

/** One page of roles. Loaders throw LoadError. */
export async function loadRoles(search: RoleListSearch) {
  const page = pageOfRows(await unwrap(listRoles()), search, {
    texts: ({ name, description }) => [name, description],
    changedOn: ({ lastModifiedOn }) => lastModifiedOn,
  });
  return { page, search };
}

export async function loadRole(id: string): Promise<RoleRecord> {
  return loadRecord(getRole, id);
}
