import type { PartType } from '../../../openapi/generated/enums';
import type { DrawnKind } from '../drawn-kind';

/** Rendered in the header of the page, independent of its position. */
export const barsKind: DrawnKind<typeof PartType.bars> = {
  isDrawn: () => true,
  view: () => null,
};
