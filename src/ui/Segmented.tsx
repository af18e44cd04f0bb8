import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';
import { useGroupAttributes } from './field-context';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

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
  /** The chosen value; `undefined` chooses none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  size?: 'md' | 'sm';
  /** As wide as its place, all parts alike. */
  full?: boolean;
  disabled?: boolean;
  name?: string;
}

/** One of two or three known choices, as native radio buttons (arrow keys choose); name it with a `Field group` or `aria-label`. */
export function Segmented<Value extends string | number>({
  options,
  value,
  onChange,
  size,
  full,
  disabled,
  name,
  className,
  ...props
}: SegmentedProps<Value>) {
  const ownName = useId();
  const field = useGroupAttributes();
  return (
    <div
      role="radiogroup"
      className={classNames(
        'segmented',
        full && 'segmented-full',
        size === 'sm' && 'segmented-sm',
        className,
      )}
      {...field}
      {...props}
    >
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          <span className="segment-text" data-text={option.label}>
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
