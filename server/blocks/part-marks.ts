import { wordsOf } from '../../openapi/block-words';
import { firstCharacters } from '../base/contract/characters';
import type { NewPart, StoredPart } from '../base/db/stored-values';
import type { components } from '../../openapi/generated/types';
import { answerOf, isKnownType, kindOf } from './part-kinds';
import type { WebPartInput } from './part-storing';
import { keptSample } from './sample-fields';
import { isSameFilling, itemContent, sourceOf } from './sources';

/** True for a stored block with a picture whose alternative text is missing, and which is not decorative. */
export const lacksAlt = (part: StoredPart): boolean => kindOf(part.partType)?.lacksAlt?.(part) ?? false;

/** True when two stored blocks have the same content, ignoring ids and marks. */
export function isSameContent(a: StoredPart, b: StoredPart): boolean {
  return contentOf(a) === contentOf(b);
}

/**
 * Content of a block as JSON without id and marks. The wire format makes an unstored default equal to a
 * stored one.
 */
export function contentOf(part: StoredPart): string {
  const { partType, ...stored } = unmarked(part);
  if (!isKnownType(partType)) return JSON.stringify({ partType, ...stored, id: 0 });
  const { items, ...plain } = stored;
  return JSON.stringify([
    // Upload names of pictures are not displayed.
    answerOf({ partType, ...plain, fileName: '' }, partType, { id: 0, sort: 0 }, () => undefined),
    items?.map(itemContent),
    stored.fileSha,
  ]);
}

export function withoutSample<Part extends NewPart>(part: Part): Part {
  const plain = { ...part };
  delete plain.isSample;
  delete plain.sampleFields;
  delete plain.sampleItems;
  return plain;
}

/** A block without marks, as content of a record without a template. */
export function unmarked<Part extends NewPart>(part: Part): Part {
  const plain = withoutSample(part);
  delete plain.source;
  delete plain.isSourceEmpty;
  delete plain.sharedId;
  return plain;
}

/** Unchanged template blocks of a draft for the checklist, and whether the public page contains each. */
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
            textContent: lineOf(part),
            ...(part.sampleFields ? { fields: part.sampleFields } : {}),
            isPublic: published.some((other) => isSameContent(part, other)),
          },
        ]
      : [],
  );
}

/** One line that identifies a block for staff: the first text of each entry, else of the block. */
export function lineOf(part: StoredPart): string {
  const words = wordsOf(part);
  const entries = words.filter(({ itemId }, index) => itemId !== null && words[index - 1]?.itemId !== itemId);
  const line = entries.map(({ text }) => text).join('、') || words[0]?.text || '';
  return firstCharacters(line.replaceAll(/\s+/g, ' ').trim(), 100);
}

/** A client without sources omits them; a block changed by it is no longer bound. */
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

/** A client without shared blocks omits their ids; a block changed by it is the page's own. */
export function keptShared(
  { sharedId }: WebPartInput,
  stored: StoredPart,
  before: StoredPart | undefined,
): Pick<StoredPart, 'sharedId'> {
  if (sharedId !== undefined) return sharedId === 0 ? {} : { sharedId };
  return before?.sharedId !== undefined && isSameContent(stored, before) ? { sharedId: before.sharedId } : {};
}

/**
 * Keeps the sample mark on each part until it is edited or accepted. Older clients send new blocks, matched
 * by content.
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
