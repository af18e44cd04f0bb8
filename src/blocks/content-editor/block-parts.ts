import type { components } from '../../../openapi/generated/types';
import { randomId } from '../../api/random-id';
import type { Block, BlockOf, BlockType } from './block';
import { identityOf } from './block-items';
import { kindOf, kinds } from './block-kinds';
import type { PartOf } from './block-pictures';
import { filledParts, withSampleItems } from './sample-fields';

type Schemas = components['schemas'];

const isKnownPart = (part: Schemas['PagePart']): part is Schemas['WebPart'] =>
  Object.hasOwn(kinds, part.partType);

export function blockFromPart(part: Schemas['PagePart']): Block {
  return isKnownPart(part) ? readAs(part.partType, part) : readAs('newer', part);
}

function readAs<T extends BlockType>(type: T, part: PartOf<T>): BlockOf<T> {
  const isSample = 'isSample' in part && part.isSample ? true : null;
  const source = 'source' in part ? (part.source ?? null) : null;
  const isSourceEmpty = 'isSourceEmpty' in part && (part.isSourceEmpty ?? false);
  const fields = kinds[type].read(part);
  const sampleFields = 'sampleFields' in part ? part.sampleFields : undefined;
  const sampleItems = 'sampleItems' in part ? part.sampleItems : undefined;
  return {
    ...(isSample ? withSampleItems(fields, sampleItems) : fields),
    sampleFields: isSample ? (sampleFields ?? filledParts(part)) : [],
    ...identityOf('part', part.id),
    type,
    isSample,
    source,
    isSourceEmpty,
    ...('sharedId' in part && part.sharedId ? { sharedId: part.sharedId } : {}),
  };
}

/** Creates an empty block; a list starts with one item. */
export function emptyBlock<T extends BlockType>(type: T): BlockOf<T> {
  return {
    ...kinds[type].empty(),
    key: randomId(),
    id: null,
    type,
    isSample: null,
    sampleFields: [],
    source: kindOf(type).source ?? null,
    isSourceEmpty: false,
  };
}

/** One line by which staff recognise a block. */
export function blockSummary(block: Block): string {
  return summary<BlockType>(block);
}

function summary<T extends BlockType>(block: BlockOf<T>): string {
  return kinds[block.type].summary(block);
}
