import { SampleField } from '../../openapi/generated/enums';
import type { Block, BlockChange, BlockItem } from './block';

const fileIn = (picture: BlockChange['picture']) => picture?.file ?? picture?.stored;

/** Values of the parts of a block that can be samples, by their names in the contract. */
const values: { [F in SampleField]: (fields: BlockChange) => unknown } = {
  text: ({ text, html }) => text && `${text} ${html ?? ''}`,
  picture: ({ picture }) => fileIn(picture),
  // Without a picture it is neither shown nor editable.
  alt: ({ alt, picture }) => (fileIn(picture) ? alt : ''),
  url: ({ url }) => url,
  tel: ({ tel, bars }) => tel ?? bars?.tel,
  items: ({ items = [] }) => (items.length > 0 ? items : null),
  navName: ({ navName }) => navName,
  siteAddress: ({ addresses }) => addresses?.site,
  receptionAddress: ({ addresses }) => addresses?.reception,
  document: ({ documentFile, document }) => documentFile ?? document,
  detail: ({ detail }) => detail,
  budgets: ({ budgets }) => budgets,
  lineId: ({ bars }) => bars?.lineId,
  lineText: ({ bars }) => bars?.lineText,
  address: ({ bars }) => bars?.address,
};
const allFields = Object.values(SampleField);

/** Parts of a block with content. */
export const filledParts = (fields: BlockChange): SampleField[] =>
  allFields.filter((field) => Boolean(values[field](fields)));

/** Parts of a sample that an edit left unchanged; for a list, the server knows which entries are meant. */
export const unchangedSampleFields = (before: Block, next: Block): SampleField[] =>
  before.sampleFields.filter((field) =>
    field === 'items'
      ? keepsEntry(itemsOf(before), itemsOf(next))
      : values[field](next) === values[field](before) && Boolean(values[field](next)),
  );

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
