import type { ComponentProps } from 'react';
import { controlClass, inputClass } from './control-class';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';

interface SelectProps extends ComponentProps<'select'> {
  /** Text of the empty first option; without it there is none. */
  placeholder?: string;
}

/** The native drop-down list in the house's frame; options are its children. */
export function Select({ placeholder, className, children, ...props }: SelectProps) {
  const field = useFieldAttributes();
  // Not by `:has()` over `value`: each key typed into any field would have the whole document looked through for it.
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
