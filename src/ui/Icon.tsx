import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { type IconName, iconPaths } from './icon-paths';

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
  /** Size in pixels. */
  size?: 16 | 20;
}

const dotted: readonly IconName[] = ['drag', 'more'];

/** Line icon in the text's colour; hidden from screen readers, so a neighbour must name it. */
export function Icon({ name, size = 20, className, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={dotted.includes(name) ? 2.6 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('flex-none', className)}
      {...props}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
