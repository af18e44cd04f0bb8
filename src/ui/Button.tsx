import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { classNames } from './class-names';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { Spinner } from './Spinner';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName | undefined;
  /** Shows a spinner, keeps focus and width, and ignores clicks. */
  busy?: boolean;
  /** Text while busy; the button is wide enough for both texts. */
  busyLabel?: ReactNode;
}

const label = 'col-start-1 row-start-1 flex items-center gap-2';

/** Button; `type="button"` by default. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const picture = icon && <Icon name={icon} size={size === 'sm' ? 16 : 20} />;
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : picture}
          {children}
        </>
      ) : (
        <span className="grid place-items-center">
          <span className={classNames(label, busy && 'invisible')}>
            {picture}
            {children}
          </span>
          <span className={classNames(label, !busy && 'invisible')}>
            {/* A hidden spinner would still animate. */}
            {busy ? <Spinner /> : <span className="size-4 flex-none" />}
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}
