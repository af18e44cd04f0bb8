import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import { partTypeWords } from '../../../../../openapi/generated/words';
import type { BlockItem, FieldProblem } from '../../block';
import { newMonth, readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { readImage, sendImage, drawnPicture } from '../../block-pictures';
import { thisMonth } from './next-month';
import { editorText } from '../../text';
import { textProblems } from '../../text-problems';
import { percentIn } from '../../typed-numbers';

const rule = limits.ProgressMonthInput;
const pictureRule = limits.ProgressPictureInput;

const drawn = (items: readonly BlockItem[]) =>
  items.map(({ label = '', text, percent = '', images = [] }) => ({
    label,
    textContent: text,
    ...percentIn(percent),
    pictures: images.map(drawnPicture),
  }));

export const progressKind: BlockKind<typeof PartType.progress> = {
  label: partTypeWords[PartType.progress],
  icon: 'chart',
  feature: 'pageBlocks',
  items: {
    problems: (items) => items.flatMap(monthProblems),
    written: { text: editorText.progress.text },
    drawn,
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
  send: ({ items }) => ({
    partType: PartType.progress,
    items: sendItems(items, ({ label = '', percent = '', images = [] }) => ({
      label,
      ...percentIn(percent),
      ...(images.length > 0 ? { pictures: images.map(sendImage) } : {}),
    })),
  }),
  summary: ({ items }) => items.map(({ label, text }) => [label, text].filter(Boolean).join(' ')).join('、'),
};

function monthProblems(
  { key, label = '', text, percent = '', images = [] }: BlockItem,
  index: number,
  items: readonly BlockItem[],
): FieldProblem[] {
  const words = editorText.progress;
  const isPercent = percentIn(percent) !== null;
  const monthProblem = (message: string) => ({
    field: `label-${key}` as const,
    label: words.month(index + 1),
    message,
  });
  const isTwice = label !== '' && items.findIndex((item) => item.label === label) < index;
  return [
    ...textProblems(`label-${key}`, words.month(index + 1), label, rule.label),
    ...(isTwice ? [monthProblem(words.twice)] : []),
    ...(label > thisMonth() ? [monthProblem(words.future)] : []),
    ...textProblems(`item-${key}`, words.text(index + 1), text, rule.textContent),
    ...(percent.trim() !== '' && !isPercent
      ? [{ field: `percent-${key}` as const, label: words.percent(index + 1), message: words.percentRange }]
      : []),
    ...images.flatMap((image, place) =>
      textProblems(`label-${image.key}`, editorText.images.alt(place + 1), image.alt, pictureRule.altText),
    ),
  ];
}
