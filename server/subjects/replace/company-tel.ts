import { asTyped } from '../../../openapi/typed';
import { PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { StoredPart } from '../../base/db/stored-values';
import { type Matcher, replaced } from './matching';
import { hitsOf, type TextHit, type Values } from './texts';

type CompanyTel = components['schemas']['ReplaceCompanyTel'];

const isNumber = (text: string, tel: string) => tel !== '' && asTyped('phone', text) === tel;

/** True for the number of a telephone block of a page that is not bound. */
const isOwnNumber = ({ place }: TextHit) =>
  !place.follows && place.field === 'tel' && place.part?.partType === PartType.phone;

/** When the telephone of the company says what the block of this hit would say; null if never. */
export function companyTelOf(hit: TextHit, tel: string): CompanyTel | null {
  if (!isOwnNumber(hit)) return null;
  const { text } = hit.place;
  if (isNumber(replaced(text, [hit.match]), tel)) return 'now';
  return isNumber(text, tel) ? 'after' : null;
}

/** Blocks of a page after a replacement, those of the chosen hits bound where the company has their number now. */
export function boundToCompany(
  before: Values,
  parts: readonly StoredPart[],
  { matcher, keys, tel }: { matcher: Matcher; keys: readonly string[]; tel: string },
): { parts: StoredPart[]; unbound: number } {
  const chosen = hitsOf('site', before, matcher).hits.filter(
    (hit) => keys.includes(hit.key) && isOwnNumber(hit),
  );
  const places = new Set(chosen.map(({ place }) => (place.part?.place ?? 0) - 1));
  const isBound = (part: StoredPart, index: number) => places.has(index) && isNumber(part.tel ?? '', tel);
  return {
    parts: parts.map((part, index) => (isBound(part, index) ? { ...part, source: 'companyTel' } : part)),
    unbound: parts.filter((part, index) => places.has(index) && !isBound(part, index)).length,
  };
}
