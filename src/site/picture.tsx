import { memo } from 'react';
import { lengthOf, shapeOf, sizeOf } from './measure';
import { srcSetOf } from './src-set';
import { publicPageText } from './text';
import type { ImagePart, PictureKind, PicturePart } from './types';

/** Id of a figure; the page's single style element sets its proportions by this id. */
export type FigureId = (picture: PicturePart) => string;

/** A picture with its caption; the hero's is loaded first, all others when they approach the viewport. */
export const FigureBlock = memo(function FigureBlock({
  block,
  id,
  isHero,
}: {
  block: ImagePart;
  id: string;
  isHero?: boolean;
}) {
  return (
    <figure
      className={`fig ${shapeOf(block)}${sizeOf(block).width < 1300 ? ' lowres' : ''}`}
      id={id}
      data-part-id={block.id}
    >
      <Picture block={block} isHero={isHero} />
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
  <span className="kind">{publicPageText.pictureKinds[kind]}</span>
);

/**
 * Of the widest place of a picture. A browser that knows `auto` takes the width that a lazy picture is drawn at, which
 * differs by theme.
 */
const widestSizes = '(max-width: 760px) 100vw, 1140px';

export function Picture({ block, isHero = false }: { block: PicturePart; isHero?: boolean | undefined }) {
  const { width, height } = sizeOf(block);
  const srcSet = srcSetOf({ ...block, width });
  return (
    <img
      src={block.filePath ?? undefined}
      {...(srcSet ? { srcSet, sizes: isHero ? widestSizes : `auto, ${widestSizes}` } : {})}
      alt={block.altText ?? ''}
      width={width}
      height={height}
      {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
