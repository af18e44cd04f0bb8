import { PartType } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';
import { isSameContent } from './block-differences';
import { hasField, type Block } from './block';
import { copyOf, unmarked } from './blocks';

/** Loads proposals of the case for a stored block, best match first. */
export type LoadFillings = (partId: number) => Promise<ApiResult<components['schemas']['SampleFilling'][]>>;

/**
 * Replaces a sample by the first filling that the page lacks; null without one. A first block of the same
 * type keeps the id.
 */
export function filledBlocks(
  blocks: readonly Block[],
  key: string,
  fillings: readonly (readonly Block[])[],
): Block[] | null {
  const place = blocks.findIndex((block) => block.key === key);
  const sample = blocks[place];
  const isNew = (block: Block) => !blocks.some((other) => other !== sample && hasSameContent(other, block));
  const filling = fillings.find(([first]) => first && isNew(first))?.filter(isNew);
  if (!sample || !filling) return null;
  const filled = filling.map((block, index): Block => {
    const copy = { ...copyOf(block), isSample: false, sampleFields: [] };
    if (index > 0) return copy;
    return { ...copy, key, ...(block.type === sample.type ? { id: sample.id } : {}) };
  });
  return blocks.toSpliced(place, 1, ...filled);
}

/** True for the same picture, phone number or text. */
function hasSameContent(a: Block, b: Block): boolean {
  if (a.type !== b.type) return false;
  if (hasField(a, 'tel') && hasField(b, 'tel')) return a.tel === b.tel;
  if (a.type === PartType.image && b.type === PartType.image) {
    return a.picture.file === null && a.picture.stored?.filePath === b.picture.stored?.filePath;
  }
  return isSameContent(unmarked(a), unmarked(b));
}
