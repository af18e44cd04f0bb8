import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { usePicture } from './use-picture';

const shapes = { row: undefined, md: 'thumb-md', square: 'thumb-square', fill: 'thumb-fill' };

interface ThumbProps extends Omit<ComponentProps<'span'>, 'children'> {
  src: string | null | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** row: 54 × 36; md: 84 × 56; square: 48 × 48; fill: the place's width at 3 : 2. */
  shape?: keyof typeof shapes;
  /** The drawing where there is no picture. */
  icon?: IconName;
}

/** A picture cut to its frame, with a quiet drawing where there is none or it can't be loaded. */
export function Thumb({ src, alt, shape = 'row', icon = 'image', className, ...props }: ThumbProps) {
  const picture = usePicture(src);
  return (
    <span className={classNames('thumb', shapes[shape], className)} {...props}>
      {picture.src ? (
        <img alt={alt} src={picture.src} loading="lazy" decoding="async" onError={picture.onError} />
      ) : (
        <Icon name={icon} size={shape === 'row' ? 16 : 20} />
      )}
    </span>
  );
}
