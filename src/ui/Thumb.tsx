import type { ComponentProps } from 'react';
import { focusOf, hasFocus, objectPosition, type MaybeFocus } from '../drawing/focus';
import { srcSetOf, type PictureWidths } from '../drawing/src-set';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { pictureClass } from './picture-class';
import { usePicture } from './use-picture';

const base = 'grid flex-none place-items-center overflow-hidden bg-sunken text-ink-soft';

const shapes = {
  row: 'h-9 w-13.5 rounded-tag',
  md: 'h-14 w-21 rounded-tag',
  square: 'size-12 rounded-tag',
  fill: 'aspect-3/2 w-full',
};
/** Width of each shape, by which the browser chooses the narrowest file that is sharp. */
const sizes: Record<keyof typeof shapes, string> = {
  row: '54px',
  md: '84px',
  square: '48px',
  fill: '(max-width: 767px) 100vw, 400px',
};

interface ThumbProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A stored picture with its focus. */
  picture?: (PictureWidths & MaybeFocus) | null | undefined;
  /** Address of one that is not stored yet, or of which no more is known. */
  src?: string | null | undefined;
  /** Focus of the crop; default: the picture's, else the centre. */
  focus?: MaybeFocus | null | undefined;
  /** Empty if the name is next to it. */
  alt: string;
  /** row: 54 × 36; md: 84 × 56; square: 48 × 48; fill: full width at 3 : 2. */
  shape?: keyof typeof shapes;
  /** Icon without a picture. */
  icon?: IconName;
}

/** Cropped picture, with an icon if it is missing or fails to load. */
export function Thumb({
  picture,
  src = picture?.filePath,
  focus = picture,
  alt,
  shape = 'row',
  icon = 'image',
  className,
  ...props
}: ThumbProps) {
  const shown = usePicture(src);
  const srcSet = picture ? srcSetOf(picture) : undefined;
  return (
    <span className={classNames(base, shapes[shape], className)} {...props}>
      {shown.src ? (
        <img
          alt={alt}
          {...(srcSet ? { srcSet, sizes: sizes[shape] } : {})}
          src={shown.src}
          className={pictureClass}
          style={focus && hasFocus(focus) ? { objectPosition: objectPosition(focusOf(focus)) } : undefined}
          loading="lazy"
          decoding="async"
          onError={shown.onError}
        />
      ) : (
        <Icon name={icon} size={shape === 'row' ? 16 : 20} />
      )}
    </span>
  );
}
