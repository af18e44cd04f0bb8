import type { components } from '../../../../openapi/generated/types';
import { getSiteProof } from '../../../api/generated/operations';
import { loadRecord, unwrap } from '../../../base/calls/load';

/** Id of the company's website, instead of a case id. */
export const websiteChain = 0;

/** Chain of a case's site. Throws LoadError. */
export async function loadProof(caseId: string): Promise<components['schemas']['SiteProof']> {
  return loadRecord(getSiteProof, caseId);
}

/** Chain of the company's website. Throws LoadError. */
export const loadWebsiteProof = (): Promise<components['schemas']['SiteProof']> =>
  unwrap(getSiteProof({ id: websiteChain }));
