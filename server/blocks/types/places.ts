import { serverText } from '../../base/contract/text';
import type { PartType } from '../../../openapi/generated/enums';
import { lacksOwnAlt, type PartKind, pictureOnWire } from '../part-kind';
import { altOf, itemsOf, pictureOf } from '../part-storing';

export const places: PartKind<typeof PartType.places> = {
  answer: ({ items = [], ...stored }, fileOf) => ({
    textContent: stored.textContent ?? '',
    siteAddress: stored.siteAddress ?? '',
    receptionAddress: stored.receptionAddress ?? '',
    ...pictureOnWire(stored, fileOf),
    items: items.map(({ id, textContent, label = '', minutes }, secSort) => ({
      id,
      label,
      textContent,
      ...(minutes === undefined ? {} : { minutes }),
      secSort,
    })),
  }),
  store: async (input, saving) => ({
    textContent: input.textContent ?? '',
    siteAddress: input.siteAddress ?? '',
    receptionAddress: input.receptionAddress ?? '',
    ...altOf(input),
    ...(await pictureOf(input, saving)),
    items: itemsOf(input.items ?? [], saving),
  }),
  problem: ({ textContent, items = [] }) => {
    const timed = items.filter(({ minutes }) => minutes !== undefined);
    const uncounted = timed.find(({ textContent: way }) => !way?.trim());
    if (uncounted) {
      return { field: `items[${items.indexOf(uncounted)}].textContent`, message: serverText.required };
    }
    return timed.length > 0 && !textContent?.trim()
      ? { field: 'textContent', message: serverText.required }
      : undefined;
  },
  lacksAlt: (stored) => stored.fileSha !== undefined && lacksOwnAlt(stored),
  approvedAs: 'figures',
};
