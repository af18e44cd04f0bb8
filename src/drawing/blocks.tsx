import { PartType } from '../../openapi/generated/enums';
import { memo } from 'react';
import { EnquiryForm } from './EnquiryForm';
import { entriesOf, lengthOf, safeUrl } from './measure';
import { parsePhone } from './phone';
import { FigureBlock, type FigureId, Picture } from './picture';
import { DownloadBlock } from './DownloadBlock';
import { GalleryBlock, galleryPictures, type PictureBase } from './gallery';
import { hasPlaces, PlacesBlock } from './places';
import { monthsOf, ProgressBlock } from './progress';
import { answered, PlansBlock, ProjectFactsBlock, QuestionsBlock } from './project-blocks';
import { publicPageText } from './text';
import { Phrases } from './typography';
import type { LinkPart, PagePart, PartOf, PhonePart, SitePart, SitePartType, VideoPart } from './types';
import { ListBlock, TextBlock, TitleBlock } from './text-blocks';

interface BlockKind<T extends SitePartType> {
  /** False for a block that would leave a gap on a public page (rule 1). */
  isDrawn: (block: PartOf<T>) => boolean;
  view: (block: PartOf<T>, figureId: FigureId, base: PictureBase | null) => React.ReactNode;
}

// Memoized: the preview updates after each keystroke in a page of up to 300 blocks.

/** Drawing of each block type by itself. */
const kinds: { [T in SitePartType]: BlockKind<T> } = {
  [PartType.title]: {
    isDrawn: ({ textContent }) => lengthOf(textContent) > 0,
    view: (block) => <TitleBlock block={block} level="h2" />,
  },
  [PartType.text]: {
    isDrawn: ({ textContent }) => lengthOf(textContent) > 0,
    view: (block) => <TextBlock block={block} />,
  },
  [PartType.video]: {
    isDrawn: ({ url }) => /^https?:/i.test(safeUrl(url)),
    view: (block, figureId) => <VideoBlock block={block} id={block.filePath ? figureId(block) : undefined} />,
  },
  [PartType.image]: {
    isDrawn: ({ filePath }) => Boolean(filePath),
    view: (block, figureId) => <FigureBlock block={block} id={figureId(block)} />,
  },
  [PartType.link]: {
    isDrawn: ({ url, textContent }) => safeUrl(url) !== '' && lengthOf(textContent) > 0,
    view: (block) => <LinkBlocks blocks={[block]} />,
  },
  [PartType.phone]: {
    isDrawn: ({ tel }) => parsePhone(tel) !== null,
    view: (block) => <PhoneBlock block={block} />,
  },
  [PartType.list]: {
    isDrawn: (block) => entriesOf(block).length > 0,
    view: (block) => <ListBlock block={block} />,
  },
  [PartType.gallery]: {
    isDrawn: (block) => galleryPictures(block).length > 0,
    view: (block, figureId, base) => <GalleryBlock block={block} figureId={figureId} base={base} />,
  },
  [PartType.projectFacts]: {
    isDrawn: (block) => entriesOf(block).length > 0,
    view: (block) => <ProjectFactsBlock block={block} />,
  },
  [PartType.plans]: {
    isDrawn: (block) => entriesOf(block).length > 0,
    view: (block, figureId, base) => <PlansBlock block={block} figureId={figureId} base={base} />,
  },
  [PartType.progress]: {
    isDrawn: (block) => monthsOf(block).length > 0,
    view: (block, figureId, base) => <ProgressBlock block={block} figureId={figureId} base={base} />,
  },
  [PartType.places]: {
    isDrawn: hasPlaces,
    view: (block, figureId) => (
      <PlacesBlock block={block} id={block.filePath ? figureId(block) : undefined} />
    ),
  },
  [PartType.questions]: {
    isDrawn: (block) => answered(block).length > 0,
    view: (block) => <QuestionsBlock block={block} />,
  },
  [PartType.download]: {
    isDrawn: ({ documentPath, textContent }) => Boolean(documentPath) && lengthOf(textContent) > 0,
    view: (block) => <DownloadBlock block={block} />,
  },
  // Rendered in the header of the page, independent of its position.
  109: { isDrawn: () => true, view: () => null },
  108: { isDrawn: () => true, view: (block) => <EnquiryForm form={block} rooms={[]} /> },
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

/** Arrow of a link, on the page or to a new window. */
export function Arrow({ isNew }: { isNew: boolean }) {
  return (
    <svg className="arr" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={isNew ? 'M6 18 18 6M8 6h10v10' : 'M3 12h17M14 6l6 6-6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </svg>
  );
}

/** A group of links (rule 13). */
export function LinkBlocks({ blocks }: { blocks: readonly LinkPart[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="links">
      {blocks.map((block, index) => {
        const isNew = block.urlTarget === '_blank';
        return (
          <a
            key={block.id ?? index}
            className="lnk"
            href={safeUrl(block.url)}
            data-part-id={block.id}
            {...(isNew ? { target: '_blank', rel: 'noopener' } : {})}
          >
            <span>{block.textContent}</span>
            <Arrow isNew={isNew} />
            {isNew && <span className="vh">{publicPageText.newWindow}</span>}
          </a>
        );
      })}
    </div>
  );
}

const videoHosts = [
  { name: 'YouTube', names: /(?:^|\.)(?:youtube\.com|youtu\.be)$/ },
  { name: 'Vimeo', names: /(?:^|\.)vimeo\.com$/ },
];

/** A poster that opens the video in a new tab; nothing is fetched from YouTube or Vimeo (rule 12). */
const VideoBlock = memo(function VideoBlock({ block, id }: { block: VideoPart; id: string | undefined }) {
  const url = new URL(safeUrl(block.url));
  const host = videoHosts.find(({ names }) => names.test(url.hostname));
  // Browsers may refuse to start a video with sound; Vimeo starts only muted.
  if (block.autoPlay) url.searchParams.set('autoplay', '1');
  if (block.autoPlay && host?.name === 'Vimeo') url.searchParams.set('muted', '1');
  return (
    <figure className={`vid${block.filePath ? '' : ' bare'}`} id={id} data-part-id={block.id}>
      <a href={url.href} target="_blank" rel="noopener">
        {block.filePath && <Picture block={block} />}
        <span className="play" aria-hidden="true">
          <svg viewBox="0 0 24 24">
            <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
          </svg>
        </span>
        <span className="vid-t">
          <b>
            <Phrases>{block.textContent || publicPageText.video}</Phrases>
          </b>
          <small>
            {host ? publicPageText.playOn(host.name) : publicPageText.play}
            <span className="vh">{publicPageText.newWindow}</span>
          </small>
        </span>
      </a>
    </figure>
  );
});

/** Number in its usual notation, with its extension. */
export function PhoneNumber({ block }: { block: PhonePart }) {
  const phone = parsePhone(block.tel);
  if (!phone) return null;
  return (
    <>
      <span>{phone.show}</span>
      {phone.extension && (
        <>
          {' '}
          <small>{publicPageText.extension(phone.extension)}</small>
        </>
      )}
    </>
  );
}

/** Telephone number as a call to action. */
const PhoneBlock = memo(function PhoneBlock({ block }: { block: PhonePart }) {
  return (
    <a className="cta" href={parsePhone(block.tel)?.href} data-part-id={block.id}>
      <span className="cta-l">
        <Phrases>{block.textContent || publicPageText.phone}</Phrases>
      </span>
      <b className="cta-n">
        <PhoneNumber block={block} />
      </b>
    </a>
  );
});
