import type { PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';
import { itemsOf, labelledItems } from '../part-storing';

export const questions: PartKind<typeof PartType.questions> = {
  answer: labelledItems,
  store: ({ items }, saving) => ({ items: itemsOf(items, saving) }),
};
