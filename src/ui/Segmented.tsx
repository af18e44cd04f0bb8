import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';
import { useGroupAttributes } from './field-context';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

const frame = classNames(
  // Parts wrap when the text is large; the gaps are the lines between them.
  'flex-wrap gap-px rounded-control border border-control bg-line',
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
);

const widths = { full: 'flex w-full', own: 'inline-flex w-fit max-w-full' };

const heights = { md: 'min-h-control', sm: 'min-h-control-small' };

const segment = classNames(
  'relative flex min-h-7 items-center justify-center gap-1.5 bg-card',
  'text-table whitespace-nowrap text-ink-soft select-none',
  'first:rounded-l-inside last:rounded-r-inside',
  'has-enabled:hover:bg-hover has-enabled:hover:text-ink',
  'has-checked:bg-primary-tint has-checked:font-bold has-checked:text-primary',
  'has-focus-visible:z-1 has-focus-visible:outline-2',
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
  'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:has-checked:text-ink',
);

const segmentWidths = { full: 'flex-1 px-1.5', own: 'flex-auto px-3.5' };

// Hidden bold copy reserves the width of bold text, so that the layout does not move.
const boldPlace = classNames(
  'after:invisible after:block after:h-0 after:overflow-hidden',
  'after:font-bold after:content-[attr(data-text)]',
);

interface SegmentedOption<Value extends string | number> {
  value: Value;
  label: string;
  icon?: IconName;
  disabled?: boolean;
}

interface SegmentedProps<Value extends string | number> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue'
> {
  options: readonly SegmentedOption<Value>[];
  /** Chosen value; `undefined` for none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  size?: keyof typeof heights;
  /** Full width, with equal parts. */
  full?: boolean;
  disabled?: boolean;
  name?: string;
}

/** Two or three choices as native radio buttons; name it with a `Field group` or `aria-label`. */
export function Segmented<Value extends string | number>({
  options,
  value,
  onChange,
  size = 'md',
  full = false,
  disabled,
  name,
  className,
  ...props
}: SegmentedProps<Value>) {
  const ownName = useId();
  const field = useGroupAttributes();
  const width = full ? 'full' : 'own';
  return (
    <div
      role="radiogroup"
      className={classNames(frame, widths[width], heights[size], className)}
      {...field}
      {...props}
    >
      {options.map((option) => (
        <label key={option.value} className={classNames(segment, segmentWidths[width])}>
          <input
            type="radio"
            className="absolute inset-0 cursor-[inherit] opacity-0"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          <span className={boldPlace} data-text={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
