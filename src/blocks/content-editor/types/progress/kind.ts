import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockItem, FieldProblem, ItemImage } from '../../block';
import { newMonth, readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { drawnPicture, readImage, sendImage } from '../../block-pictures';
import { thisMonth } from './next-month';
import { editorText } from '../../text';
import { textProblems } from '../../text-problems';
import { percentIn } from '../../typed-numbers';
import { progressBlockText } from './text';

const rule = limits.ProgressMonthInput;
const pictureRule = limits.ProgressPictureInput;

/** Months on the wire, with their pictures as they are sent or drawn. */
const monthsWith = <P extends object>(items: readonly BlockItem[], pictureOf: (image: ItemImage) => P) =>
  sendItems(items, ({ label = '', percent = '', images = [] }) => ({
    label,
    ...percentIn(percent),
    ...(images.length > 0 ? { pictures: images.map(pictureOf) } : {}),
  }));

export const progressKind: BlockKind<typeof PartType.progress> = {
  icon: 'chart',
  feature: 'pageBlocks',
  items: {
    problems: (items) => items.flatMap(monthProblems),
    written: { text: progressBlockText.text },
    drawn: (items) => monthsWith(items, drawnPicture),
  },
  form: ['items'],
  empty: () => ({ items: [newMonth()] }),
  read: ({ items }) => ({
    items: readItems(items, ({ label, percent, pictures }) => ({
      label,
      percent: percent === undefined ? '' : String(percent),
      images: pictures.map(readImage),
    })),
  }),
  send: ({ items }) => ({ partType: PartType.progress, items: monthsWith(items, sendImage) }),
  summary: ({ items }) => items.map(({ label, text }) => [label, text].filter(Boolean).join(' ')).join('、'),
};

function monthProblems(
  { key, label = '', text, percent = '', images = [] }: BlockItem,
  index: number,
  items: readonly BlockItem[],
): FieldProblem[] {
  const isPercent = percentIn(percent) !== null;
  const monthProblem = (message: string) => ({
    field: `label-${key}` as const,
    label: progressBlockText.month(index + 1),
    message,
  });
  const isTwice = label !== '' && items.findIndex((item) => item.label === label) < index;
  return [
    ...textProblems(`label-${key}`, progressBlockText.month(index + 1), label, rule.label),
    ...(isTwice ? [monthProblem(progressBlockText.twice)] : []),
    ...(label > thisMonth() ? [monthProblem(progressBlockText.future)] : []),
    ...textProblems(`item-${key}`, progressBlockText.text(index + 1), text, rule.textContent),
    ...(percent.trim() !== '' && !isPercent
      ? [
          {
            field: `percent-${key}` as const,
            label: progressBlockText.percent(index + 1),
            message: progressBlockText.percentRange,
          },
        ]
      : []),
    ...images.flatMap((image, place) =>
      textProblems(`label-${image.key}`, editorText.images.alt(place + 1), image.alt, pictureRule.altText),
    ),
  ];
}
