import { PartType } from '../../../openapi/generated/enums';
import { partTypeWords } from '../../../openapi/generated/words';
import type { BlockOf, BlockType, FormField } from './block';
import type { BlockKind, Sent } from './block-kind';
import { editorText } from './text';
import { barsKind } from './types/bars/kind';
import { downloadKind } from './types/download/kind';
import { formKind } from './types/form/kind';
import { galleryKind } from './types/gallery/kind';
import { imageKind } from './types/image/kind';
import { linkKind } from './types/link/kind';
import { listKind } from './types/list/kind';
import { phoneKind } from './types/phone/kind';
import { placesKind } from './types/places/kind';
import { plansKind } from './types/plans/kind';
import { progressKind } from './types/progress/kind';
import { projectFactsKind } from './types/project-facts/kind';
import { questionsKind } from './types/questions/kind';
import { textKind } from './types/text/kind';
import { titleKind } from './types/title/kind';
import { videoKind } from './types/video/kind';

/** Every block type; one that the contract has and this table lacks does not compile. */
export const kinds: { [T in BlockType]: BlockKind<T> } = {
  [PartType.title]: titleKind,
  [PartType.text]: textKind,
  [PartType.image]: imageKind,
  [PartType.video]: videoKind,
  [PartType.link]: linkKind,
  [PartType.phone]: phoneKind,
  [PartType.list]: listKind,
  [PartType.gallery]: galleryKind,
  [PartType.projectFacts]: projectFactsKind,
  [PartType.plans]: plansKind,
  [PartType.progress]: progressKind,
  [PartType.places]: placesKind,
  [PartType.questions]: questionsKind,
  [PartType.download]: downloadKind,
  [PartType.form]: formKind,
  [PartType.bars]: barsKind,
  newer: {
    icon: 'more',
    form: [],
    empty: () => ({ partType: 0, text: '' }),
    read: ({ partType, textContent = '' }) => ({ partType, text: textContent }),
    send: ({ partType }) => ({ partType }),
    summary: ({ text }) => text,
  },
};

/** The same of a type as stored; null for one that this version does not know. */
export function kindOfType(type: number | 'newer' | undefined) {
  const known = Object.values(PartType).find((each) => each === type);
  return known === undefined ? null : kindOf(known);
}

/** Sent fields of a block, independent of its position. */
export function sentOf<T extends BlockType>(block: BlockOf<T>): Sent<T> {
  return kinds[block.type].send(block);
}

/** Name and behaviour of a block type. */
export function kindOf(type: BlockType): Pick<
  BlockKind<BlockType>,
  'icon' | 'feature' | 'canShowCase' | 'source' | 'text' | 'url' | 'detail' | 'picture' | 'items'
> & {
  label: string;
  form: readonly FormField[];
} {
  return { ...kinds[type], label: type === 'newer' ? editorText.unknownType : partTypeWords[type] };
}
