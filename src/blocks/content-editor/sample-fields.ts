import { wordsOf } from '../../../openapi/block-words';
import { type BarAction, SampleField } from '../../../openapi/generated/enums';
import type { WordField } from '../../../openapi/generated/word-places';
import { hasImage } from '../../records/fields/image-value';
import {
  type Block,
  type BlockChange,
  type BlockItem,
  type BlockType,
  hasField,
  type PageBars,
} from './block';
import { sentOf } from './block-kinds';

type Fields = ReadonlyMap<string, unknown>;

const pictureIn = (fields: Fields) => fields.get('fileData') ?? fields.get('filePath');

/** Content of the parts of a sent or answered block that are more, or less, than a text that visitors read. */
const contents = {
  text: (fields) =>
    fields.get('textContent')
      ? `${String(fields.get('textContent'))} ${String(fields.get('html') ?? '')}`
      : fields.get('thanks'),
  picture: pictureIn,
  // Without a picture it is neither shown nor editable.
  alt: (fields) => pictureIn(fields) && fields.get('altText'),
  url: (fields) => fields.get('url'),
  items: (fields) => fields.get('items'),
  document: (fields) => fields.get('document') ?? fields.get('documentPath'),
  lineId: (fields) => fields.get('lineId'),
} satisfies Partial<Record<SampleField, (fields: Fields) => unknown>>;

const isContent = (field: SampleField): field is keyof typeof contents => Object.hasOwn(contents, field);

function contentIn(part: object, field: SampleField): unknown {
  if (isContent(field)) return contents[field](new Map(Object.entries(part)));
  const name: WordField = field;
  return wordsOf(part).find((word) => word.field === name)?.text;
}

const isFilled = (content: unknown) => (Array.isArray(content) ? content.length > 0 : Boolean(content));

/** Parts of a sent or answered block with content. */
export const filledParts = (part: object): SampleField[] =>
  Object.values(SampleField).filter((field) => isFilled(contentIn(part, field)));

/** Marks of a sample after an edit: on unchanged parts, and in a list on entries with an unchanged facet. */
export function keptSample(before: Block, next: Block): Pick<Block, 'sampleFields'> & BlockChange {
  if (before.sampleFields.length === 0) return { sampleFields: [] };
  const [old, now] = [sentOf<BlockType>(before), sentOf<BlockType>(next)];
  const items = 'items' in next ? next.items.map(keptItem) : [];
  const sampleFields = before.sampleFields.filter((field) => {
    if (field === 'items') return items.some(({ sample = [] }) => sample.length > 0);
    const content = contentIn(now, field);
    return isFilled(content) && content === contentIn(old, field);
  });
  return { sampleFields, ...('items' in next ? { items } : {}) };
}

/** Clears invented parts that no field shows after an edit: nobody could replace them. */
export function withoutHidden(before: Block, next: Block): BlockChange {
  if (before.sampleFields.length === 0) return {};
  const isInvented = (field: SampleField) => before.sampleFields.includes(field);
  const change: BlockChange = {};
  if (hasField(next, 'alt') && isInvented('alt') && (next.isDecorative || !hasImage(next.picture))) {
    change.alt = '';
  }
  if (hasField(next, 'navName') && isInvented('navName') && next.isUnlisted) change.navName = '';
  if (hasField(next, 'bars') && hasField(before, 'bars')) {
    const hidden = Object.entries(actionFields)
      .filter(([action]) => !next.bars.actions.some((shown) => shown === action))
      .flatMap(([, fields]) => fields)
      .filter((field) => isInvented(field) && next.bars[field] === before.bars[field]);
    change.bars = { ...next.bars, ...Object.fromEntries(hidden.map((field) => [field, ''])) };
  }
  return change;
}

/** Fields of a page's bar by the action that shows them. */
const actionFields = {
  call: ['tel'],
  line: ['lineId', 'lineText'],
  directions: ['address'],
} as const satisfies Partial<Record<BarAction, readonly (SampleField & keyof PageBars)[]>>;

/** Entries of a sample with their invented facets: those left after earlier edits, or all. */
export function withSampleItems<T extends object>(
  fields: T,
  left: readonly { id: number; facets: readonly string[] }[] | undefined,
): T {
  if (!('items' in fields) || !Array.isArray(fields.items)) return fields;
  const items = (fields.items as BlockItem[]).map((item) => ({
    ...item,
    sample: left ? (left.find(({ id }) => id === item.id)?.facets ?? []) : facetsOf(item),
  }));
  return { ...fields, items };
}

function keptItem(item: BlockItem): BlockItem {
  if (!item.sample) return item;
  const facets = facetsOf(item);
  return { ...item, sample: item.sample.filter((facet) => facets.includes(facet)) };
}

/** Facets of an entry that a template invents, as the server has them. */
function facetsOf({ text, label = '', minutes = '', percent = '', images = [] }: BlockItem): string[] {
  const facets = [
    minutes === '' ? text.trim() : `minutes ${minutes}`,
    percent === '' ? '' : `percent ${percent}`,
    ...images.flatMap(({ picture, alt }) => [picture.stored?.filePath ?? '', alt.trim()]),
  ].filter(Boolean);
  return facets.length > 0 ? facets : [label].filter(Boolean);
}
