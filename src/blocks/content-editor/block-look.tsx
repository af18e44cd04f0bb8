import type { PartType } from '../../../openapi/generated/enums';

/** How the palette shows a block type. */
export interface BlockLook {
  type: PartType;
  group: 'text' | 'pictures' | 'project' | 'contact';
  /** One line. */
  help: string;
  /** Further names by which staff look for it. */
  otherNames: string;
  /** Small drawing of it as on the page. */
  drawing: React.ReactNode;
}

/** A line of text in a drawing. */
export const line = (x: number, y: number, width: number, height = 2) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={height / 2} />
);
