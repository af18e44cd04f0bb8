import { PartType } from '../../../openapi/generated/enums';
import { type Block, hasField } from './block';
import { asksForAlt, lacksAlt } from './block-fields';
import type { Finding } from './finding';
import { findingText } from './finding-text';
import { editorText } from './text';

// A changed block is another object.
const known = new WeakMap<Block, readonly Finding[]>();

/** Pictures whose alternative text is neither given nor declined. Asked of the blocks, as a page draws such a picture as decoration. */
export function altFindings(blocks: readonly Block[]): readonly Finding[] {
  return blocks.flatMap((block) => {
    const found = known.get(block) ?? findIn(block);
    known.set(block, found);
    return found;
  });
}

function findIn(block: Block): Finding[] {
  const own: Finding[] =
    hasField(block, 'alt') && asksForAlt(block) && lacksAlt(block)
      ? [{ key: `alt-${block.key}`, kind: 'alt', block, field: 'alt', words: findingText.alt }]
      : [];
  // A month says in its place what it is.
  if (block.type !== PartType.gallery) return own;
  return block.items.flatMap(({ images = [] }, index) =>
    images.flatMap(({ key, alt }) =>
      alt.trim() === ''
        ? [
            {
              key: `alt-${key}`,
              kind: 'alt' as const,
              block,
              field: `label-${key}` as const,
              words: findingText.altOf(editorText.images.alt(index + 1)),
            },
          ]
        : [],
    ),
  );
}
