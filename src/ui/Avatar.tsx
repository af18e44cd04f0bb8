import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { usePicture } from './use-picture';

interface AvatarProps extends ComponentProps<'span'> {
  name: string;
  src?: string | null;
  size?: 'md' | 'lg';
}

/** A person's picture, or the first character of the name; silent, as the name stands beside it. */
export function Avatar({ name, src, size, className, ...props }: AvatarProps) {
  const picture = usePicture(src);
  return (
    <span
      aria-hidden="true"
      className={classNames('avatar', size === 'lg' && 'avatar-lg', className)}
      {...props}
    >
      {picture.src ? <img alt="" src={picture.src} onError={picture.onError} /> : Array.from(name.trim())[0]}
    </span>
  );
}
