import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Neither on nor off: some of what it stands for is on. */
  mixed?: boolean;
}

/** A native checkbox with its text (the children) as part of the target; without text give it an `aria-label`. */
export function Checkbox({ mixed = false, className, children, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = useFieldAttributes();
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });
  return (
    <label className={classNames('choice', className)}>
      <span className="checkbox">
        <input ref={input} type="checkbox" aria-invalid={invalid} aria-describedby={describedBy} {...props} />
        <Icon name="check" className="checkbox-on" />
        <Icon name="minus" className="checkbox-mixed" />
      </span>
      {children}
    </label>
  );
}
