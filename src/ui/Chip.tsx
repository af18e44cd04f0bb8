import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

const base = classNames(
  'inline-flex h-7 max-w-full flex-none items-center gap-1 rounded-tag bg-sunken pr-0.5 pl-2',
  'text-caption whitespace-nowrap text-ink max-tablet:h-9',
);

const remover = classNames(
  'grid size-6 place-items-center rounded-tag text-ink-soft',
  'hover:bg-line hover:text-ink max-tablet:size-8',
);

interface ChipProps extends ComponentProps<'span'> {
  onRemove: () => void;
  removeLabel: string;
}

/** Removable choice, such as an active filter. */
export function Chip({ onRemove, removeLabel, className, children, ...props }: ChipProps) {
  return (
    <span className={classNames(base, className)} {...props}>
      <span className="truncate">{children}</span>
      <button
        type="button"
        className={remover}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
