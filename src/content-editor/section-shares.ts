import type { Block } from './block';
import { PartType } from '../../openapi/generated/enums';

/** Part of the views in which a section was seen, by its title. */
export type SectionShares = ReadonlyMap<string, number>;

/** The share beside each block, by its key: that of the section in which it stands. */
export function sharesOfBlocks(blocks: readonly Block[], shares: SectionShares): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let share: number | undefined;
  for (const block of blocks) {
    if (block.type === PartType.title) share = shares.get(block.text.trim()) ?? share;
    // Bars stand in the head of the page.
    if (share !== undefined && block.type !== PartType.bars) found.set(block.key, share);
  }
  return found;
}
