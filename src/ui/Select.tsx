import type { ComponentProps } from 'react';
import { controlClass, inputClass } from './control-class';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';

interface SelectProps extends ComponentProps<'select'> {
  /** Text of an empty first option; omitted by default. */
  placeholder?: string;
}

/** Native select in our frame; options are its children. */
export function Select({ placeholder, className, children, ...props }: SelectProps) {
  const field = useFieldAttributes();
  // Computed, as `:has()` on `value` would search the whole document at every keystroke.
  const isEmpty = (props.value ?? props.defaultValue) === '';
  return (
    <span className={controlClass('select', className)}>
      <select className={inputClass('select', isEmpty && 'text-ink-soft')} {...field} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {children}
      </select>
      <Icon name="chevron-down" size={16} className="pointer-events-none absolute right-2.5 text-ink-soft" />
    </span>
  );
}
