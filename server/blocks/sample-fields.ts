import type { SampleItem, StoredItem, StoredPart } from '../base/db/stored-values';
import { wordsOf } from '../../openapi/block-words';
import { SampleField, PartType } from '../../openapi/generated/enums';
import type { WordField } from '../../openapi/generated/word-places';
import { itemContent } from './sources';

type Marks = Pick<StoredPart, 'isSample' | 'sampleFields' | 'sampleItems'>;

/** Content of the parts of a block that are more, or less, than a text that visitors read; null if empty. */
const contents = {
  text: ({ textContent, html, thanks }) =>
    textContent?.trim() ? `${textContent} ${html ?? ''}` : thanks?.trim() || null,
  picture: ({ partType, fileSha }) => (partType === PartType.download ? null : (fileSha ?? null)),
  // Without a picture it is neither shown nor editable.
  alt: ({ altText, fileSha }) => (fileSha ? altText?.trim() || null : null),
  url: ({ url }) => url || null,
  items: ({ items }) => items?.map(contentOf).join('\n') || null,
  document: ({ partType, fileSha }) => (partType === PartType.download ? (fileSha ?? null) : null),
  lineId: ({ lineId }) => lineId || null,
} satisfies Partial<Record<SampleField, (part: StoredPart) => string | null>>;

const isContent = (field: SampleField): field is keyof typeof contents => Object.hasOwn(contents, field);

/** Content of a part of a block; null if empty. */
function contentIn(part: StoredPart, field: SampleField): string | null {
  if (isContent(field)) return contents[field](part);
  const name: WordField = field;
  return (
    wordsOf(part)
      .find((word) => word.field === name)
      ?.text.trim() ?? null
  );
}

const allFields = Object.values(SampleField);

/** Parts of a block that have content. */
export const filledFields = (part: StoredPart) =>
  allFields.filter((field) => contentIn(part, field) !== null);

/** True for a block with content that a template can invent. */
export const canBeSample = (part: StoredPart) => filledFields(part).length > 0;

/** Parts of a block that are unchanged since its template. */
function sampleFieldsOf(part: StoredPart): SampleField[] {
  if (!part.isSample) return [];
  return part.sampleFields ?? filledFields(part);
}

/** A block with its picture replaced: samples of the old one are cleared, other texts on request. */
export function withOtherPicture(part: StoredPart, clearsWords: boolean): StoredPart {
  const marked = sampleFieldsOf(part);
  const clears = (field: SampleField) => clearsWords || marked.includes(field);
  const { isSample: _, sampleFields: _fields, sampleItems, ...kept } = part;
  const next = {
    ...kept,
    ...(part.altText !== undefined && clears('alt') ? { altText: '' } : {}),
    // The text of a film is its title, not a caption.
    ...(part.textContent !== undefined && part.partType === PartType.image && clears('text')
      ? { textContent: '' }
      : {}),
  };
  const left = marked.filter((field) => field !== 'picture' && contentIn(next, field) !== null);
  if (left.length === 0) return next;
  return {
    ...next,
    isSample: true,
    sampleFields: left,
    ...(sampleItems && left.includes('items') ? { sampleItems } : {}),
  };
}

/** Sample marks after a save: only on unchanged parts, and in a list on entries with an unchanged facet. */
export function keptSample(before: StoredPart, now: StoredPart): Marks {
  const filled = filledFields(now);
  const { items = [] } = now;
  const sampleItems = items.map((item) => keptItem(before, item)).filter(({ facets }) => facets.length > 0);
  const left = sampleFieldsOf(before).filter((field) =>
    field === 'items'
      ? sampleItems.length > 0
      : filled.includes(field) && contentIn(now, field) === contentIn(before, field),
  );
  if (left.length === 0) return {};
  const all = items.flatMap(facetsOf).length;
  const isWholeList = sampleItems.flatMap(({ facets }) => facets).length === all;
  return {
    isSample: true,
    ...(left.length < filled.length ? { sampleFields: left } : {}),
    ...(left.includes('items') && !isWholeList ? { sampleItems } : {}),
  };
}

const contentOf = (item: StoredItem) => JSON.stringify(itemContent(item));

/** Facets of an entry that are unchanged from the matching sample entry. */
function keptItem({ items = [], sampleItems }: StoredPart, now: StoredItem): SampleItem {
  const invented = items
    .filter((sample) => isSameEntry(sample, now))
    .flatMap((sample) =>
      sampleItems ? (sampleItems.find(({ id }) => id === sample.id)?.facets ?? []) : facetsOf(sample),
    );
  return { id: now.id, facets: facetsOf(now).filter((facet) => invented.includes(facet)) };
}

/** Matches by id, words or picture; clients may leave out ids. */
function isSameEntry(sample: StoredItem, now: StoredItem): boolean {
  const shas = picturesOf(sample).map(({ fileSha }) => fileSha);
  return (
    sample.id === now.id ||
    contentOf(sample) === contentOf(now) ||
    picturesOf(now).some(({ fileSha }) => fileSha !== undefined && shas.includes(fileSha))
  );
}

/** Facets of an entry that a template invents; a name or month alone can be correct by coincidence. */
function facetsOf(item: StoredItem): string[] {
  const { textContent, label, minutes, percent } = item;
  const facets = [
    minutes === undefined ? textContent.trim() : `minutes ${minutes}`,
    percent === undefined ? '' : `percent ${percent}`,
    ...picturesOf(item).flatMap(({ fileSha = '', altText = '' }) => [fileSha, altText.trim()]),
  ].filter(Boolean);
  return facets.length > 0 ? facets : [label ?? ''].filter(Boolean);
}

const picturesOf = ({ pictures = [], ...item }: StoredItem): Pick<StoredItem, 'fileSha' | 'altText'>[] => [
  item,
  ...pictures,
];
