import type { PartType } from '../../../openapi/generated/enums';
import type { DrawnKind } from '../drawn-kind';
import { FigureBlock } from '../picture';

export const imageKind: DrawnKind<typeof PartType.image> = {
  isDrawn: ({ filePath }) => Boolean(filePath),
  view: (block, figureId) => <FigureBlock block={block} id={figureId(block)} />,
};
