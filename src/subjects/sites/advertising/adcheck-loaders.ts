import type { components } from '../../../../openapi/generated/types';
import { getAdCheck, getAdRules } from '../../../api/generated/operations';
import type { ApiError } from '../../../api/result';
import { idIn, unwrap } from '../../../base/calls/load';
import { loadSite } from '../site-loaders';

export type AdFinding = components['schemas']['AdFinding'];
export type AdCheck = components['schemas']['AdCheck'];
export type AdRule = components['schemas']['AdRule'];

/** Findings of a draft; `error` instead if the check is unavailable. Throws LoadError for an unknown case. */
export async function loadAdCheck({ caseId, themeId }: { caseId: string; themeId: string }) {
  const id = idIn(themeId);
  const { title } = await loadSite(caseId);
  const result = await getAdCheck({ id });
  const none: { check: AdCheck | null; error: ApiError | null } = { check: null, error: null };
  return result.ok ? { ...none, title, check: result.data } : { ...none, title, error: result.error };
}

export async function loadAdRules() {
  return { record: await unwrap(getAdRules()) };
}
