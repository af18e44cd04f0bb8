import type { PartType } from '../../../openapi/generated/enums';
import type { PartKind } from '../part-kind';
import { keptItems, labelledItems } from '../part-storing';

export const projectFacts: PartKind<typeof PartType.projectFacts> = {
  answer: labelledItems,
  store: keptItems,
  source: 'projectFacts',
  approvedAs: 'figures',
};
