import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { pictureClass } from './picture-class';
import { usePicture } from './use-picture';

const base = classNames(
  'grid flex-none place-items-center overflow-hidden rounded-full',
  'bg-primary-tint font-bold text-primary',
);

const sizes = {
  sm: 'size-6 text-caption',
  md: 'size-8 text-table',
  lg: 'size-12 text-section/5',
  xl: 'size-18 text-title',
};

interface AvatarProps extends ComponentProps<'span'> {
  name: string;
  src?: string | null | undefined;
  size?: keyof typeof sizes;
}

/** A person's picture or initial; decorative, as the name is next to it. */
export function Avatar({ name, src, size = 'md', className, ...props }: AvatarProps) {
  const picture = usePicture(src);
  return (
    <span aria-hidden="true" className={classNames(base, sizes[size], className)} {...props}>
      {picture.src ? (
        <img alt="" src={picture.src} className={pictureClass} onError={picture.onError} />
      ) : (
        Array.from(name.trim())[0]
      )}
    </span>
  );
}
