import type { components } from '../../../../openapi/generated/types';
import { getSiteFigures } from '../../../api/generated/operations';
import { idIn, unwrap } from '../../../base/calls/load';

/** Counters of a case's site. Throws LoadError. */
export async function loadFigures(
  caseId: string,
  period: components['schemas']['FigurePeriod'] = 'publication',
): Promise<components['schemas']['SiteFigures']> {
  return unwrap(getSiteFigures({ id: idIn(caseId) }, { period }));
}
