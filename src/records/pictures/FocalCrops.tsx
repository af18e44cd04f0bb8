import { cropsOf } from '../../drawing/crops';
import { type Focus, objectPosition } from '../../drawing/focus';
import { pictureClass } from '../../ui/picture-class';
import type { Size } from './crop-frame';
import { focusText, sizeText } from './text';

interface FocalCropsProps {
  src: string;
  /** Size of the picture. */
  pixels: Size;
  focus: Focus;
}

/** Crops by themes and lists, in their proportions. */
export function FocalCrops({ src, pixels, focus }: FocalCropsProps) {
  return (
    <ul className="flex flex-wrap items-end gap-4">
      {cropsOf(pixels).map(({ place, width, height, isWhole }) => (
        <li key={place} className="grid gap-2 text-caption">
          <span
            className="block h-20 max-w-full overflow-hidden rounded-tag bg-sunken"
            style={{ aspectRatio: `${width} / ${height}` }}
          >
            <img
              src={src}
              alt=""
              className={pictureClass}
              style={{ objectPosition: objectPosition(focus) }}
              data-crop={place}
            />
          </span>
          <span>
            <b className="block">{focusText.crops[place]}</b>
            <span className="block text-ink-soft">
              {isWhole ? focusText.whole : sizeText({ width, height })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
