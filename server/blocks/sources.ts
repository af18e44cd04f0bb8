import type { NewPart, StoredItem, StoredPart } from '../base/db/stored-values';
import { type PartSource, PartType } from '../../openapi/generated/enums';

interface Filler {
  partType: number | null;
  fields: readonly Exclude<keyof StoredPart, 'id'>[];
  /** Fields of the case that the source shows, as its versions name them. */
  from: readonly string[];
}

const stated = ['siteArea', 'floors', 'households', 'completion', 'architect', 'builder', 'housingUnits'];
const location = ['county', 'district', 'address'];

/** Fields of a block that a source fills, and the type of such a block; other fields belong to the page. */
const filledBy: Readonly<Record<PartSource, Filler>> = {
  head: { partType: PartType.title, fields: ['textContent'], from: ['title', 'subtitle'] },
  title: { partType: PartType.title, fields: ['textContent'], from: ['title'] },
  subtitle: { partType: PartType.title, fields: ['textContent'], from: ['subtitle'] },
  cover: {
    partType: PartType.image,
    fields: ['fileSha', 'fileName', 'altText', 'isDecorative'],
    from: ['cover', 'coverAlt'],
  },
  tel: { partType: PartType.phone, fields: ['tel'], from: ['tel'] },
  map: { partType: PartType.link, fields: ['url'], from: location },
  facts: { partType: PartType.list, fields: ['items'], from: [...stated, ...location, 'receptionAddress'] },
  units: { partType: PartType.list, fields: ['items'], from: ['housingUnits'] },
  projectFacts: {
    partType: PartType.projectFacts,
    fields: ['items'],
    from: [...stated, 'projectFacts'],
  },
  plans: { partType: PartType.plans, fields: ['items'], from: ['housingUnits'] },
  places: {
    partType: PartType.places,
    fields: ['siteAddress', 'receptionAddress'],
    from: [...location, 'receptionAddress'],
  },
  companyTel: { partType: PartType.phone, fields: ['tel'], from: [] },
  // Blocks of several types.
  introduction: {
    partType: null,
    fields: ['textContent', 'html', 'items', 'fileSha', 'fileName', 'altText', 'isDecorative'],
    from: ['introduction'],
  },
};

/** Fields of the case that a source shows, as versions of the case name them. */
export const shownFields = (source: PartSource): readonly string[] => filledBy[source].from;

/** Bound source of a block; null for the page's own. */
export function sourceOf({ source }: Pick<StoredPart, 'source'>): PartSource | null {
  return source === undefined || source === 'none' ? null : source;
}

/** Content of an entry, ignoring its id and the upload names of its pictures. */
export function itemContent(item: StoredItem): unknown {
  const { id: _, textContent, pictures = [], ...more } = item;
  const contents = [...contentFields(more), ...pictures.map(contentFields)];
  return contents.length > 0 ? [textContent, ...contents] : textContent;
}

// The database does not preserve the order of an object's keys.
const contentFields = (fields: object) =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'fileName' && value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** True when a block of this type can show the source. */
export function takesSource(partType: number, source: PartSource): boolean {
  const wanted = filledBy[source].partType;
  return wanted === null || wanted === partType;
}

/** True for a field of a block that shows its case, or a shared block. */
export function isFilledBySource(part: StoredPart, field: string | number | undefined): boolean {
  if (part.sharedId !== undefined) return true;
  const source = sourceOf(part);
  return source !== null && filledBy[source].fields.some((name) => name === field);
}

/** A block filled by a source: changes only its fields, and keeps the ids of existing entries. */
export function filledPart(part: StoredPart, source: PartSource, content: NewPart): StoredPart {
  const filled: StoredPart = { ...part, partType: content.partType };
  for (const field of filledBy[source].fields) delete filled[field];
  const fields = Object.fromEntries(
    filledBy[source].fields.flatMap((field) => (field in content ? [[field, content[field]]] : [])),
  );
  Object.assign(filled, fields);
  // The next cover may be a picture of another kind.
  if (filled.fileSha !== part.fileSha) delete filled.kind;
  // The upload name of a picture is not displayed.
  if (part.fileSha === content.fileSha && part.fileName !== undefined) filled.fileName = part.fileName;
  if (content.items && filledBy[source].fields.includes('items')) {
    filled.items = content.items.map((item, place) => ({ ...item, id: part.items?.[place]?.id ?? 0 }));
  }
  return filled;
}

/** True when the source's fields are equal in both blocks. */
export function isSameFilling(source: PartSource, a: StoredPart, b: StoredPart): boolean {
  return fillingOf(source, a) === fillingOf(source, b);
}

function fillingOf(source: PartSource, part: StoredPart): string {
  return JSON.stringify([
    part.partType,
    ...filledBy[source].fields
      .filter((field) => field !== 'fileName')
      .map((field) => (field === 'items' ? part.items?.map(itemContent) : part[field] || null)),
  ]);
}
