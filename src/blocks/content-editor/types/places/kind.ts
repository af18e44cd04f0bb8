import { PartType } from '../../../../../openapi/generated/enums';
import { limits } from '../../../../../openapi/generated/limits';
import type { BlockItem, FieldProblem } from '../../block';
import { readItems, sendItems } from '../../block-items';
import type { BlockKind } from '../../block-kind';
import { noPicture, readPicture, sendPicture } from '../../block-pictures';
import { textProblems } from '../../text-problems';
import { minutesIn } from '../../typed-numbers';
import { placesBlockText } from './text';

const rule = limits.PlacesPartInput;
const itemRule = limits.PlaceInput;

const hasMinutes = ({ minutes = '' }: BlockItem) => minutes.trim() !== '';

export const placesKind: BlockKind<typeof PartType.places> = {
  icon: 'focus',
  feature: 'pageBlocks',
  canShowCase: true,
  items: {
    problems: (items) => items.flatMap(placeProblems),
    written: { label: placesBlockText.place, text: placesBlockText.way },
  },
  form: ['picture', 'alt', 'addresses', 'items', 'text'],
  text: {
    label: placesBlockText.counting,
    rule: rule.textContent,
    help: placesBlockText.countingHelp,
    isNeeded: (items) => items.some(hasMinutes),
  },
  picture: { label: placesBlockText.map, isRequired: false },
  empty: () => ({ text: '', addresses: { site: '', reception: '' }, items: [], ...noPicture }),
  read: (part) => ({
    text: part.textContent,
    addresses: { site: part.siteAddress, reception: part.receptionAddress },
    items: readItems(part.items, ({ label, minutes }) => ({
      label,
      minutes: minutes === undefined ? '' : String(minutes),
    })),
    ...readPicture(part),
  }),
  send: (block) => ({
    partType: PartType.places,
    textContent: block.text,
    siteAddress: block.addresses.site,
    receptionAddress: block.addresses.reception,
    ...(block.items.length > 0
      ? {
          items: sendItems(block.items, ({ label = '', minutes = '' }) => ({
            label,
            ...minutesIn(minutes),
          })),
        }
      : {}),
    ...sendPicture(block),
  }),
  summary: ({ items, addresses }) =>
    items.map(({ label }) => label).join('、') || addresses.site || addresses.reception,
};

/** Minutes need a means of travel (advertising rules). */
function placeProblems(item: BlockItem, index: number): FieldProblem[] {
  const { key, label = '', text, minutes = '' } = item;
  const { minimum, maximum } = itemRule.minutes;
  return [
    ...textProblems(`label-${key}`, placesBlockText.place(index + 1), label, itemRule.label),
    ...textProblems(`item-${key}`, placesBlockText.way(index + 1), text, {
      ...itemRule.textContent,
      required: hasMinutes(item),
    }),
    ...(hasMinutes(item) && !minutesIn(minutes)
      ? [
          {
            field: `minutes-${key}` as const,
            label: placesBlockText.minutes(index + 1),
            message: placesBlockText.minutesRange(minimum, maximum),
          },
        ]
      : []),
  ];
}
