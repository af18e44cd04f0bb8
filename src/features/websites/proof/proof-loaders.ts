import type { components } from '../../../../openapi/generated/types';
import { getSiteProof } from '../../../api/generated/operations';
import { idIn, unwrap } from '../../../calls/load';

/** In place of a case. */
export const websiteChain = 0;

/** The chain of a case's website. Throws LoadError. */
export async function loadProof(caseId: string): Promise<components['schemas']['SiteProof']> {
  return unwrap(getSiteProof({ id: idIn(caseId) }));
}

/** The chain of the company's website. Throws LoadError. */
export const loadWebsiteProof = (): Promise<components['schemas']['SiteProof']> =>
  unwrap(getSiteProof({ id: websiteChain }));
