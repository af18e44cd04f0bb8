import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

interface ChipProps extends ComponentProps<'span'> {
  onRemove: () => void;
  removeLabel: string;
}

/** Something chosen that a press on its cross takes away, as an active filter. */
export function Chip({ onRemove, removeLabel, className, children, ...props }: ChipProps) {
  return (
    <span className={classNames('tag chip', className)} {...props}>
      <span className="truncate">{children}</span>
      <button
        type="button"
        className="chip-remove"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
