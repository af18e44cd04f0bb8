import type { ComponentProps } from 'react';
import { iconButtonClass } from './button-class';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { Spinner } from './Spinner';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Action and object, for screen readers and as a tooltip. */
  label: string;
  size?: 'md' | 'sm' | undefined;
  busy?: boolean;
}

/** Square icon button, 36 px (32 when small, 44 for touch). */
export function IconButton({
  icon,
  label,
  size,
  busy,
  className,
  type = 'button',
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={iconButtonClass({ size }, className)}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
