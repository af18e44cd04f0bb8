import { memo } from 'react';
import { lengthOf, shapeOf, sizeOf } from './measure';
import type { ImagePart, PicturePart } from './types';

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
      {lengthOf(block.textContent) > 0 && <figcaption>{block.textContent}</figcaption>}
    </figure>
  );
});

export function Picture({ block, isHero = false }: { block: PicturePart; isHero?: boolean | undefined }) {
  const { width, height } = sizeOf(block);
  const sources = block.sources?.length ? [...block.sources, { filePath: block.filePath ?? '', width }] : [];
  return (
    <img
      src={block.filePath ?? ''}
      {...(sources.length
        ? {
            srcSet: sources.map((source) => `${source.filePath} ${source.width}w`).join(', '),
            sizes: '(max-width: 760px) 100vw, 1140px',
          }
        : {})}
      alt={block.altText ?? ''}
      width={width}
      height={height}
      {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}
