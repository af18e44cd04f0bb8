import type { components } from '../../../../openapi/generated/types';
import { getSiteProof } from '../../../api/generated/operations';
import { idIn, unwrap } from '../../../calls/load';

/** The chain of a case's website. Throws LoadError. */
export async function loadProof(caseId: string): Promise<components['schemas']['SiteProof']> {
  return unwrap(getSiteProof({ id: idIn(caseId) }));
}
