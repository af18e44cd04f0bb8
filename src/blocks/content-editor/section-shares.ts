import type { Block } from './block';
import { PartType } from '../../../openapi/generated/enums';

/** Share of the views in which a section was seen, by section title. */
export type SectionShares = ReadonlyMap<string, number>;

/** Share for each block, by its key: the share of its section. */
export function sharesOfBlocks(
  blocks: readonly Block[],
  shares: SectionShares,
): Record<string, number | undefined> {
  const found: Record<string, number> = {};
  let share: number | undefined;
  for (const block of blocks) {
    if (block.type === PartType.title) share = shares.get(block.text.trim()) ?? share;
    // Bars are in the header of the page.
    if (share !== undefined && block.type !== PartType.bars) found[block.key] = share;
  }
  return found;
}
