import type { components } from '../../../openapi/generated/types';
import { getReplacement, listReplacements } from '../../api/generated/operations';
import { loadRecord, unwrap } from '../../base/calls/load';

type Schemas = components['schemas'];
export type ReplaceRecord = Schemas['ReplaceRecord'];
export type ReplaceHit = Schemas['ReplaceHit'];
export type Replacement = Schemas['Replacement'];

/** Replacements of the last 30 days. Throws LoadError. */
export async function loadReplace() {
  return { recent: (await unwrap(listReplacements())).items };
}

/** Throws LoadError. */
export async function loadReplacement(id: string) {
  return { replacement: await loadRecord(getReplacement, id) };
}
