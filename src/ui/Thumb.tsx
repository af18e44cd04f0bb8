import type { ComponentProps } from 'react';
import { focusOf, hasFocus, objectPosition, type MaybeFocus } from '../site/focus';
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

interface ThumbProps extends Omit<ComponentProps<'span'>, 'children'> {
  src: string | null | undefined;
  /** Focus of the crop; default: the centre. */
  focus?: MaybeFocus | null | undefined;
  /** Empty if the name is next to it. */
  alt: string;
  /** row: 54 × 36; md: 84 × 56; square: 48 × 48; fill: full width at 3 : 2. */
  shape?: keyof typeof shapes;
  /** Icon without a picture. */
  icon?: IconName;
}

/** Cropped picture, with an icon if it is missing or fails to load. */
export function Thumb({ src, focus, alt, shape = 'row', icon = 'image', className, ...props }: ThumbProps) {
  const picture = usePicture(src);
  return (
    <span className={classNames(base, shapes[shape], className)} {...props}>
      {picture.src ? (
        <img
          alt={alt}
          src={picture.src}
          className={pictureClass}
          style={focus && hasFocus(focus) ? { objectPosition: objectPosition(focusOf(focus)) } : undefined}
          loading="lazy"
          decoding="async"
          onError={picture.onError}
        />
      ) : (
        <Icon name={icon} size={shape === 'row' ? 16 : 20} />
      )}
    </span>
  );
}
