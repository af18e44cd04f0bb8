import { type WordField, wordsOf } from '../../openapi/generated/block-words';
import { SampleField } from '../../openapi/generated/enums';
import type { Block, BlockChange, BlockItem, BlockType } from './block';
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

/** Parts of a sample that an edit left unchanged; for a list, the server knows which entries are meant. */
export function unchangedSampleFields(before: Block, next: Block): SampleField[] {
  if (before.sampleFields.length === 0) return [];
  const [old, now] = [sentOf<BlockType>(before), sentOf<BlockType>(next)];
  return before.sampleFields.filter((field) => {
    if (field === 'items') return keepsEntry(itemsOf(before), itemsOf(next));
    const content = contentIn(now, field);
    return isFilled(content) && content === contentIn(old, field);
  });
}

const itemsOf = (fields: BlockChange) => fields.items ?? [];

function keepsEntry(before: readonly BlockItem[], next: readonly BlockItem[]): boolean {
  return next.some((item) => {
    const old = before.find(({ key }) => key === item.key);
    return old !== undefined && (old === item || saysSame(old, item));
  });
}

/** True if a fact or picture of the entry is unchanged; an equal name or month alone may be a coincidence. */
function saysSame(old: BlockItem, item: BlockItem): boolean {
  const isSame = (a: unknown, b: unknown) => a === b && Boolean(a);
  return (
    (isSame(old.text, item.text) && !item.minutes) ||
    isSame(old.minutes, item.minutes) ||
    isSame(old.percent, item.percent) ||
    (item.images ?? []).some((image) =>
      (old.images ?? []).some(
        ({ picture, alt }) =>
          isSame(picture.stored?.filePath, image.picture.stored?.filePath) || isSame(alt, image.alt),
      ),
    )
  );
}
