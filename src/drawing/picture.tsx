import { memo } from 'react';
import { pictureKindWords } from '../../openapi/generated/words';
import { lengthOf, shapeOf, sizeOf } from './measure';
import { srcSetOf } from './src-set';
import type { ImagePart, PictureKind, PicturePart } from './types';

/** Id of a figure; the page's single style element sets its proportions by this id. */
export type FigureId = (picture: PicturePart) => string;

/** A picture with its caption; a hero's is loaded first, all others when they approach the viewport. */
export const FigureBlock = memo(function FigureBlock({
  block,
  id,
  place,
}: {
  block: ImagePart;
  id: string;
  place?: PicturePlace;
}) {
  return (
    <figure
      className={`fig ${shapeOf(block)}${sizeOf(block).width < 1300 ? ' lowres' : ''}`}
      id={id}
      data-part-id={block.id}
    >
      <Picture block={block} place={place} />
      <Caption block={block} />
    </figure>
  );
});

/** Kind and text of a picture; nothing if it has neither. */
function Caption({ block: { kind, textContent } }: { block: ImagePart }) {
  if (!kind && lengthOf(textContent) === 0) return null;
  return (
    <figcaption>
      {kind && <KindMark kind={kind} />}
      {kind && lengthOf(textContent) > 0 ? <span>{textContent}</span> : textContent}
    </figcaption>
  );
}

/** Printed kind of a picture. */
export const KindMark = ({ kind }: { kind: PictureKind }) => (
  <span className="kind">{pictureKindWords[kind]}</span>
);

/** Where a picture stands on its page; `inset` is a hero with a margin. */
export type PicturePlace = 'hero' | 'inset' | 'wide' | 'half' | 'third';

/**
 * Phones with three pixels a point load two of them, 800 in all: the third is hardly seen on a photograph, and would
 * double the bytes that the first view waits for.
 */
const densePhone = '(max-width: 500px) and (min-resolution: 2.5dppx) 266px';

/**
 * Widths of places in the themes that draw them widest. A browser that knows `auto` takes the width that a lazy
 * picture has.
 */
const sizes: Record<PicturePlace, string> = {
  hero: `${densePhone}, 100vw`,
  inset: `${densePhone}, (max-width: 900px) calc(100vw - 24px), 100vw`,
  wide: '(max-width: 760px) 100vw, 1140px',
  half: '(max-width: 900px) 100vw, 50vw',
  third: '(max-width: 900px) 92vw, 33vw',
};

export function Picture({ block, place = 'wide' }: { block: PicturePart; place?: PicturePlace | undefined }) {
  const { width, height } = sizeOf(block);
  const srcSet = srcSetOf({ ...block, width });
  const isHero = place === 'hero' || place === 'inset';
  return (
    <img
      src={block.filePath ?? undefined}
      {...(srcSet ? { srcSet, sizes: isHero ? sizes[place] : `auto, ${sizes[place]}` } : {})}
      alt={block.altText ?? ''}
      width={width}
      height={height}
      {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
