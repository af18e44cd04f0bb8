import { firstCharacters } from '../contract/characters';
import type { StoredPart } from '../db/stored-values';
import type { components } from '../../openapi/generated/types';
import { isKnownType, partKinds, type WebPartInput } from './part-kinds';
import { keptSample } from './sample-fields';
import { isSameFilling, itemSaid, sourceOf } from './sources';

/** True for a stored block with a picture whose alternative text is neither written nor declined. */
export function lacksAlt({ partType, fileSha, altText, isDecorative, items = [] }: StoredPart): boolean {
  if (partType === 101) return items.some((item) => !item.isDecorative && !item.altText?.trim());
  const hasPicture = partType === 6 || ((partType === 5 || partType === 105) && fileSha !== undefined);
  return hasPicture && !isDecorative && !altText?.trim();
}

/** True when two stored blocks say the same, whatever their ids and marks are. */
export function isSameContent(a: StoredPart, b: StoredPart): boolean {
  return contentOf(a) === contentOf(b);
}

/**
 * What a block says as JSON, without id, marks and upload names of pictures: as it is answered, so that a default that was
 * not stored makes no difference.
 */
export function contentOf(part: StoredPart): string {
  const { partType, ...stored } = unmarked(part);
  if (!isKnownType(partType)) return JSON.stringify({ partType, ...stored, id: 0 });
  const { items, ...plain } = stored;
  return JSON.stringify([
    // The name that a picture was uploaded under is not shown.
    partKinds[partType].answer(
      { partType, ...plain, fileName: '' },
      { id: 0, sort: 0 },
      undefined,
      () => undefined,
    ),
    items?.map(itemSaid),
    stored.fileSha,
  ]);
}

/** A block without the mark of a sample. */
export function withoutSample<Part extends Omit<StoredPart, 'id'>>(part: Part): Part {
  const plain = { ...part };
  delete plain.isSample;
  delete plain.sampleFields;
  delete plain.sampleItems;
  return plain;
}

/** A block without its marks, as content of a record that is filled from no other. */
export function unmarked<Part extends Omit<StoredPart, 'id'>>(part: Part): Part {
  const plain = withoutSample(part);
  delete plain.source;
  delete plain.isSourceEmpty;
  return plain;
}

/** The blocks of a draft that are still the template's, for the checklist, and which of them the public page says too. */
export function samplesOf(
  parts: readonly StoredPart[],
  published: readonly StoredPart[],
): components['schemas']['SamplePart'][] {
  return parts.flatMap((part, sort) =>
    part.isSample && isKnownType(part.partType)
      ? [
          {
            id: part.id,
            partType: part.partType,
            sort,
            textContent: firstCharacters(lineOf(part), 100),
            ...(part.sampleFields ? { fields: part.sampleFields } : {}),
            isPublic: published.some((other) => isSameContent(part, other)),
          },
        ]
      : [],
  );
}

function lineOf({ items = [], ...part }: StoredPart): string {
  const entries = items.map((item) => item.label || item.textContent || item.altText).filter(Boolean);
  const { textContent, altText, siteAddress, receptionAddress, budgets, thanks, tel, lineId, address } = part;
  const own = [textContent, altText, siteAddress, receptionAddress, budgets, thanks, tel, lineId, address];
  return (entries.join('、') || own.find(Boolean) || '').replaceAll(/\s+/g, ' ');
}

/** A client that knows no sources leaves them out; what it changed is the page's own. */
export function keptSource(
  { source }: WebPartInput,
  stored: StoredPart,
  before: StoredPart | undefined,
): Pick<StoredPart, 'source' | 'isSourceEmpty'> {
  if (source === 'none' || !before?.source) return source ? { source } : {};
  const own = sourceOf(before);
  if (source && source !== own) return { source };
  const isKept = source !== undefined || own === null || isSameFilling(own, stored, before);
  return {
    source: isKept ? before.source : 'none',
    ...(isKept && before.isSourceEmpty ? { isSourceEmpty: true } : {}),
  };
}

/**
 * Keeps the sample mark on each part of a block until that part is edited or accepted. Older clients send samples as new
 * blocks; those are matched by content.
 */
export function sampleMarks(
  { isSample }: WebPartInput,
  stored: StoredPart,
  before: StoredPart | undefined,
  own: readonly StoredPart[],
): Pick<StoredPart, 'isSample' | 'sampleFields' | 'sampleItems'> {
  if (isSample === false) return {};
  if (before?.isSample) return keptSample(before, stored);
  const same = before ? undefined : own.find((part) => part.isSample && isSameContent(stored, part));
  if (same) return keptSample(same, stored);
  return isSample ? { isSample } : {};
}
