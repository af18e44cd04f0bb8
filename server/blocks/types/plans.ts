import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, pictureOnWire } from '../part-kind';
import { keptItems } from '../part-storing';

export const plans: PartKind<typeof PartType.plans> = {
  answer: ({ items = [] }, fileOf) => ({
    items: items.map(({ id, textContent, ...picture }, secSort) => ({
      id,
      textContent,
      secSort,
      ...pictureOnWire(picture, fileOf),
    })),
  }),
  store: keptItems,
  source: 'plans',
  approvedAs: 'figures',
};
