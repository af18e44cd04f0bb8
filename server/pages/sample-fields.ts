import type { StoredPart } from '../db/stored-values';
import { SampleField } from '../../openapi/generated/enums';

/** What each part of a block says; null where it says nothing. */
const said: Readonly<Record<SampleField, (part: StoredPart) => string | null>> = {
  text: ({ textContent, html }) => (textContent?.trim() ? `${textContent} ${html ?? ''}` : null),
  picture: ({ fileSha }) => fileSha ?? null,
  alt: ({ altText }) => altText?.trim() || null,
  url: ({ url }) => url || null,
  tel: ({ tel }) => tel || null,
  items: ({ items }) => items?.map(({ textContent }) => textContent).join('\n') || null,
};
const allFields = Object.values(SampleField);

/** The parts of a block that are still its template's. */
function sampleFieldsOf(part: StoredPart): SampleField[] {
  if (!part.isSample) return [];
  return part.sampleFields ?? allFields.filter((field) => said[field](part) !== null);
}

/** The marks of a sample after a save: on those parts that say what they said. */
export function keptSample(
  before: StoredPart,
  now: StoredPart,
): Pick<StoredPart, 'isSample' | 'sampleFields'> {
  const filled = allFields.filter((field) => said[field](now) !== null);
  const left = sampleFieldsOf(before).filter(
    (field) => filled.includes(field) && said[field](now) === said[field](before),
  );
  if (left.length === 0) return {};
  return { isSample: true, ...(left.length < filled.length ? { sampleFields: left } : {}) };
}
