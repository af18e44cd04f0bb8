import type { components } from '../../../openapi/generated/types';
import { getRelease, listReleases } from '../../api/generated/operations';
import { loadRecord, unwrap } from '../../base/calls/load';

export type Release = components['schemas']['Release'];
export type ReleaseCard = components['schemas']['ReleaseCard'];
export type ReleaseItem = components['schemas']['ReleaseItem'];

/** All open releases, and those that have run lately. Loaders throw LoadError. */
export async function loadReleases() {
  return { list: await unwrap(listReleases()), now: Date.now() };
}

export async function loadRelease(id: string) {
  return { release: await loadRecord(getRelease, id), now: Date.now() };
}
