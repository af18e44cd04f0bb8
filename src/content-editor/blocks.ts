import type { PartType } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import { randomId } from '../api/random-id';
import { hasField, type Block, type BlockChange, type BlockItem } from './block';
import { blockFromPart, fixedSources, newItem, sentOf } from './block-kinds';
import { keptFields } from './sample-fields';

type PagePart = components['schemas']['PagePart'];
type PagePartInput = components['schemas']['PagePartInput'];

/** The same content as a block of its own, not stored yet. */
export function copyOf(block: Block): Block {
  // A single block cannot be bound to an introduction of several.
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

/** A copy for a page that may be another case's. */
export function pasted(block: Block): Block {
  const source = fixedSources[block.type];
  return { ...copyOf(block), ...unbound, ...(source ? { source } : {}) };
}

/** Blocks of what the server sent. */
export function blocksFromParts(parts: readonly PagePart[]): Block[] {
  return parts.map(blockFromPart);
}

/** A block that is no sample and shows no case, wherever it was copied from. */
export function unmarked(block: Block): Block {
  const source = fixedSources[block.type] ?? null;
  return { ...block, ...unbound, source, isSample: null, sampleFields: [] };
}

/** Blocks as visitors see them, without marks of samples. */
export function seenBlocks(parts: readonly PagePart[]): Block[] {
  return blocksFromParts(parts).map(unmarked);
}

/** Sent blocks: `sort` is the position, `secSort` that in a list. */
export function partsFromBlocks(blocks: readonly Block[]): PagePartInput[] {
  return blocks.map(partFromBlock);
}

export function partFromBlock(block: Block, sort: number): PagePartInput {
  // A block of a newer type is always one that the server has.
  if (block.type === 'newer') return { id: block.id ?? 0, partType: block.partType, sort };
  return {
    ...sentOf<PartType>(block),
    ...(block.id === null ? {} : { id: block.id }),
    // Sent only to servers that mark samples.
    ...(block.isSample === null ? {} : { isSample: block.isSample }),
    ...(block.source === null ? {} : { source: block.source }),
    sort,
  };
}

/** An edited block is no sample any more. Another picture also clears sample texts of the old one. */
export function edited(block: Block, change: BlockChange): Block {
  const isOtherPicture = Boolean(change.file ?? change.picture);
  const invented = isOtherPicture
    ? block.sampleFields.filter((field) => (field === 'text' || field === 'alt') && !change[field])
    : [];
  const cleared = Object.fromEntries(invented.map((field) => [field, '']));
  const next = { ...block, ...change, ...cleared };
  const sampleFields = keptFields(block, next);
  return sampleFields.length > 0 ? { ...next, sampleFields } : { ...next, ...confirmed(block) };
}

/** Cleared mark of an accepted sample. */
export function confirmed({ isSample }: Block): Pick<Block, 'isSample' | 'sampleFields'> {
  return { isSample: isSample === null ? null : false, sampleFields: [] };
}

/** A new block goes after the selected one, otherwise at the end (specification 2). */
export function insertAfter(blocks: readonly Block[], selected: string | null, block: Block): Block[] {
  const place = blocks.findIndex(({ key }) => key === selected);
  return place < 0 ? [...blocks, block] : blocks.toSpliced(place + 1, 0, block);
}

/** A new item goes after the last clicked one, else at the end (specification 4). */
export function insertItem(items: readonly BlockItem[], clicked: string | null): BlockItem[] {
  const place = items.findIndex(({ key }) => key === clicked);
  const added = { ...newItem(), ...(items.some(({ label }) => label !== undefined) ? { label: '' } : {}) };
  return place < 0 ? [...items, added] : items.toSpliced(place + 1, 0, added);
}

/** A list cannot lose its last item (specification 4). */
export function removeItem(items: readonly BlockItem[], key: string): BlockItem[] {
  return items.length > 1 ? items.filter((item) => item.key !== key) : [...items];
}
