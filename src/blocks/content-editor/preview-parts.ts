import type { PagePart } from '../../drawing/types';
import { fileUrl } from '../../records/pictures/file-url';
import { drawnImage } from '../../records/fields/image-value';
import { hasField, type Block, type BlockWith } from './block';
import { kindOf } from './block-kinds';
import { partFromBlock } from './blocks';

/** Id of a block in the rendered page: its own, or a negative number by position if not stored. */
export function previewId(block: Pick<Block, 'id'>, index: number): number {
  return block.id ?? -index - 1;
}

// An unchanged block at the same position keeps its part, which the page then does not render again.
const made = new WeakMap<Block, { part: PagePart; index: number }>();

/** Blocks in the format that the page renders, with new blocks and new pictures. */
export function previewParts(blocks: readonly Block[]): PagePart[] {
  return blocks.map((block, index) => {
    const known = made.get(block);
    if (known?.index === index) return known.part;
    const part = {
      ...partFromBlock(block, index),
      ...(hasField(block, 'picture') ? drawnImage(block.picture) : {}),
      ...(hasField(block, 'document') ? shownDocument(block) : {}),
      ...shownItems(block),
      id: previewId(block, index),
    };
    made.set(block, { part, index });
    return part;
  });
}

/** Ids in the rendered page of blocks that are still the template's. */
export function sampleIds(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block, index) => (block.isSample ? [previewId(block, index)] : []));
}

/** Rendered entries: entries of the case, which are not sent, and entries with pictures. */
function shownItems(block: Block) {
  const { items } = kindOf(block.type);
  return items?.drawn && hasField(block, 'items') ? { items: items.drawn(block.items) } : {};
}

/** A document in the format that the page renders, also before it is sent. */
function shownDocument({ document, documentFile }: Pick<BlockWith<'document'>, 'document' | 'documentFile'>) {
  if (documentFile) {
    return {
      documentPath: fileUrl(documentFile),
      documentName: documentFile.name,
      documentSize: documentFile.size,
    };
  }
  return {
    documentPath: document?.filePath ?? null,
    documentName: document?.fileName ?? null,
    documentSize: document?.fileSize ?? null,
  };
}
