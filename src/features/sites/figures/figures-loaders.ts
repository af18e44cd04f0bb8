import type { components } from '../../../../openapi/generated/types';
import { getSiteFigures } from '../../../api/generated/operations';
import { idIn, unwrap } from '../../../calls/load';
import { oneOf, urlSearch } from '../../../list/url-search';

/** The period in the URL. */
export const figuresSearch = urlSearch({ period: oneOf(['publication', 'days28', 'days90']) });

/** Counters of a case's site. Throws LoadError. */
export async function loadFigures(
  caseId: string,
  period: components['schemas']['FigurePeriod'] = 'publication',
): Promise<components['schemas']['SiteFigures']> {
  return unwrap(getSiteFigures({ id: idIn(caseId) }, { period }));
}
