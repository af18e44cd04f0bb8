import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { problemText } from '../../../../records/record/text';
import type { BlockItem, FieldProblem, ItemImage } from '../../block';
import { readItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { drawnPicture, readImage, sendImage } from '../../block-pictures';
import { editorText } from '../../text';
import { textProblems } from '../../text-problems';

const rule = limits.GalleryPictureInput;

/** Entries on the wire, with their pictures as they are sent or drawn. */
const entriesWith = <P extends object>(items: readonly BlockItem[], pictureOf: (image: ItemImage) => P) =>
  items.flatMap(({ id, text, images = [] }, secSort) =>
    images.map((image) => ({
      ...(id === null ? {} : { id }),
      textContent: text,
      ...pictureOf(image),
      secSort,
    })),
  );

export const galleryKind: BlockKind<typeof PartType.gallery> = {
  icon: 'grid',
  feature: 'pageBlocks',
  items: {
    problems,
    written: { text: editorText.images.caption },
    drawn: (items) => entriesWith(items, drawnPicture),
  },
  form: ['items'],
  empty: () => ({ items: [] }),
  read: ({ items }) => ({
    items: readItems(items, (item) => ({ images: [readImage(item)] })),
  }),
  send: ({ items }) => ({ partType: PartType.gallery, items: entriesWith(items, sendImage) }),
  summary: ({ items }) => editorText.images.count(items.length),
};

function problems(items: readonly BlockItem[]): FieldProblem[] {
  if (items.length === 0) {
    return [{ field: 'items', label: editorText.picture, message: problemText.required }];
  }
  return items.flatMap(({ key, text, images = [] }, index) => [
    ...textProblems(`item-${key}`, editorText.images.caption(index + 1), text, rule.textContent),
    ...images.flatMap((image) =>
      textProblems(`label-${image.key}`, editorText.images.alt(index + 1), image.alt, rule.altText),
    ),
  ]);
}
