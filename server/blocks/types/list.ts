import type { PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';
import { itemsOf } from '../part-storing';

export const list: PartKind<typeof PartType.list> = {
  answer: ({ items = [] }) => ({ items: items.map((item, secSort) => ({ ...item, secSort })) }),
  store: ({ items }, saving) => ({ items: itemsOf(items, saving) }),
};
