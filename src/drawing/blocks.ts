import { PartType } from '../../openapi/generated/enums';
import { barsKind } from './blocks/bars';
import { downloadKind } from './blocks/download';
import { formKind } from './blocks/form';
import { galleryKind } from './blocks/gallery';
import { imageKind } from './blocks/image';
import { linkKind } from './blocks/link';
import { listKind } from './blocks/list';
import { phoneKind } from './blocks/phone';
import { placesKind } from './blocks/places';
import { plansKind } from './blocks/plans';
import { progressKind } from './blocks/progress';
import { projectFactsKind } from './blocks/project-facts';
import { questionsKind } from './blocks/questions';
import { textKind } from './blocks/text';
import { titleKind } from './blocks/title';
import { videoKind } from './blocks/video';
import type { DrawnKind } from './drawn-kind';
import type { OpenedPicture, PictureBase } from './opened-picture';
import type { FigureId } from './picture';
import type {
  ImagePart,
  PagePart,
  PartOf,
  PicturePart,
  PlacesPart,
  SitePart,
  SitePartType,
  VideoPart,
} from './types';

/** Every block type; one that the contract has and this table lacks does not compile. */
const kinds: { [T in SitePartType]: DrawnKind<T> } = {
  [PartType.title]: titleKind,
  [PartType.text]: textKind,
  [PartType.video]: videoKind,
  [PartType.image]: imageKind,
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
};

const isKnown = (block: PagePart): block is SitePart => Object.hasOwn(kinds, block.partType);

/** Answers for blocks, which are replaced rather than changed: a page asks several times for each. */
const answers = new WeakMap<PagePart, boolean>();

/** True for a block that a page shows: of a known type, and not empty. */
export function isDrawn(block: PagePart): block is SitePart {
  const known = answers.get(block);
  if (known !== undefined) return known;
  const answer = isKnown(block) && isFilled(block);
  answers.set(block, answer);
  return answer;
}

function isFilled<T extends SitePartType>(block: PartOf<T>): boolean {
  return kinds[block.partType].isDrawn(block);
}

/** Renders a block by its type; without a base, pictures open their files. */
export function drawBlock<T extends SitePartType>(
  block: PartOf<T>,
  figureId: FigureId,
  base: PictureBase | null = null,
): React.ReactNode {
  return kinds[block.partType].view(block, figureId, base);
}

/** Class of the row that blocks of a type have to themselves; undefined for a type without such a row. */
export const rowOf = ({ partType }: SitePart): string | undefined => kinds[partType].row;

/** Pictures of a block in drawing order. */
export function picturesOf<T extends SitePartType>(block: PartOf<T>): PicturePart[] {
  return hasPicture(block) ? [block] : (kinds[block.partType].pictures?.(block) ?? []);
}

/** True for a block with a picture, rendered or not. */
export function hasPicture(block: PagePart): block is ImagePart | VideoPart | PlacesPart {
  return 'filePath' in block && Boolean(block.filePath);
}

const groups = ['gallery', 'plan', 'progress'] as const;

/** Pictures of a page that open, in the order of their addresses: galleries, plans, months of the building site. */
export function openedPictures(blocks: readonly SitePart[]): OpenedPicture[] {
  const all = blocks.flatMap((block) => openedOf(block));
  return groups.flatMap((group) => all.filter((opened) => opened.group === group));
}

function openedOf<T extends SitePartType>(block: PartOf<T>): OpenedPicture[] {
  return kinds[block.partType].opened?.(block) ?? [];
}
