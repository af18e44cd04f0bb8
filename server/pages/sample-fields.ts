import type { StoredPart } from '../db/stored-values';
import { SampleField } from '../../openapi/generated/enums';
import { itemSaid } from './sources';

/** Content of each part of a block; null if empty. */
const said: Readonly<Record<SampleField, (part: StoredPart) => string | null>> = {
  text: ({ textContent, html }) => (textContent?.trim() ? `${textContent} ${html ?? ''}` : null),
  picture: ({ fileSha }) => fileSha ?? null,
  alt: ({ altText }) => altText?.trim() || null,
  url: ({ url }) => url || null,
  tel: ({ tel }) => tel || null,
  items: ({ items }) => items?.map((item) => JSON.stringify(itemSaid(item))).join('\n') || null,
};
const allFields = Object.values(SampleField);

/** The parts of a block that are still its template's. */
function sampleFieldsOf(part: StoredPart): SampleField[] {
  if (!part.isSample) return [];
  return part.sampleFields ?? allFields.filter((field) => said[field](part) !== null);
}

/** A block with its picture replaced: samples of the old one are cleared, other texts on request. */
export function withOtherPicture(part: StoredPart, clearsWords: boolean): StoredPart {
  const marked = sampleFieldsOf(part);
  const clears = (field: SampleField) => clearsWords || marked.includes(field);
  const { isSample: _, sampleFields: _fields, ...kept } = part;
  const next = {
    ...kept,
    ...(part.altText !== undefined && clears('alt') ? { altText: '' } : {}),
    // The text of a film is its title, not a caption.
    ...(part.textContent !== undefined && part.partType === 6 && clears('text') ? { textContent: '' } : {}),
  };
  const left = marked.filter((field) => field !== 'picture' && said[field](next) !== null);
  return left.length === 0 ? next : { ...next, isSample: true, sampleFields: left };
}

/** Marks of a sample after a save: only on unchanged parts. */
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
