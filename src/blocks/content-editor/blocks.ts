import type { PartType } from '../../../openapi/generated/enums';
import { limits } from '../../../openapi/generated/limits';
import type { components } from '../../../openapi/generated/types';
import { randomId } from '../../api/random-id';
import { hasImage } from '../../records/fields/image-value';
import { hasField, type Block, type BlockChange, type BlockItem } from './block';
import { newItem } from './block-items';
import { kindOf, sentOf } from './block-kinds';
import { blockFromPart } from './block-parts';
import { statedKind } from './block-fields';
import { keptSample, withoutHidden } from './sample-fields';
import { known } from '../../machines/known';

type PagePart = components['schemas']['PagePart'];
type PagePartInput = components['schemas']['PagePartInput'];

/** Maximum number of blocks of a page. */
export const maxBlocks = limits.ContentInput.webParts.maxItems;

/** Copies the content into a new, unstored block. */
export function copyOf(block: Block): Block {
  // An introduction covers several blocks, so a single block cannot be bound to it.
  const source = block.source === 'introduction' ? null : block.source;
  const copy = { ...block, key: randomId(), id: null, source };
  return hasField(copy, 'items')
    ? {
        ...copy,
        items: copy.items.map((item) => ({
          ...item,
          key: randomId(),
          id: null,
          ...(item.images ? { images: item.images.map((image) => ({ ...image, key: randomId() })) } : {}),
        })),
      }
    : copy;
}

const unbound = { source: null, isSourceEmpty: false } as const;

/** Copy for a page that may belong to another case. */
export function pasted(block: Block): Block {
  const source = kindOf(block.type).source;
  return { ...copyOf(block), ...unbound, ...(source ? { source } : {}) };
}

export function blocksFromParts(parts: readonly PagePart[]): Block[] {
  return parts.map(blockFromPart);
}

/** Removes the marks of samples, sources and shared blocks. */
export function unmarked(block: Block): Block {
  const source = kindOf(block.type).source ?? null;
  const { sharedId: _, ...own } = block;
  return { ...own, ...unbound, source, isSample: null, sampleFields: [] };
}

/** Blocks as visitors see them, without sample marks. */
export function seenBlocks(parts: readonly PagePart[]): Block[] {
  return blocksFromParts(parts).map(unmarked);
}

/** Sent blocks: `sort` is the position, `secSort` that in a list. */
export function partsFromBlocks(blocks: readonly Block[]): PagePartInput[] {
  return blocks.map(partFromBlock);
}

export function partFromBlock(block: Block, sort: number): PagePartInput {
  // A block of a newer type is always stored.
  if (block.type === 'newer') {
    return { id: known(block.id, 'the id of a stored block'), partType: block.partType, sort };
  }
  return {
    ...sentOf<PartType>(block),
    ...(block.id === null ? {} : { id: block.id }),
    // Sent only to servers that mark samples.
    ...(block.isSample === null ? {} : { isSample: block.isSample }),
    ...(block.source === null ? {} : { source: block.source }),
    // Only a stored block has something to be detached from.
    ...(block.sharedId || (block.sharedId === 0 && block.id !== null) ? { sharedId: block.sharedId } : {}),
    sort,
  };
}

/** Applies a change; an edited block is no longer a sample. A new picture also clears texts and kind of a sample's. */
export function edited(block: Block, change: BlockChange): Block {
  const shown = { ...block, ...change, ...clearedBy(block, change) };
  const next = { ...shown, ...withoutHidden(block, shown) };
  const kept = keptSample(block, next);
  return kept.sampleFields.length > 0 ? { ...next, ...kept } : { ...next, ...confirmed(block) };
}

/** Invented words and kind of a sample's picture, which another picture clears. */
function clearedBy(block: Block, change: BlockChange): BlockChange {
  const { sampleFields } = block;
  if (!change.picture || !hasImage(change.picture)) return {};
  return {
    ...(sampleFields.includes('text') && !change.text ? { text: '' } : {}),
    ...(sampleFields.includes('alt') && !change.alt ? { alt: '' } : {}),
    ...(sampleFields.includes('picture') && statedKind(block) && !change.kind ? { kind: 'none' } : {}),
  };
}

/** Fields that clear the mark of an accepted sample. */
export function confirmed({ isSample }: Block): Pick<Block, 'isSample' | 'sampleFields'> {
  return { isSample: isSample === null ? null : false, sampleFields: [] };
}

/** Inserts a new block after the selected one, otherwise at the end (specification 2). */
export function insertAfter(blocks: readonly Block[], selected: string | null, block: Block): Block[] {
  const place = blocks.findIndex(({ key }) => key === selected);
  return place < 0 ? [...blocks, block] : blocks.toSpliced(place + 1, 0, block);
}

/** Inserts a new item after the last clicked one, else at the end (specification 4). */
export function insertItem(items: readonly BlockItem[], clicked: string | null): BlockItem[] {
  const place = items.findIndex(({ key }) => key === clicked);
  const added = { ...newItem(), ...(items.some(({ label }) => label !== undefined) ? { label: '' } : {}) };
  return place < 0 ? [...items, added] : items.toSpliced(place + 1, 0, added);
}

/** Removes an item, except the last one of a list (specification 4). */
export function removeItem(items: readonly BlockItem[], key: string): BlockItem[] {
  return items.length > 1 ? items.filter((item) => item.key !== key) : [...items];
}
