import { type ComponentProps, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { choiceClass } from './choice-class';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';

const input = classNames(
  'peer absolute inset-0 appearance-none rounded-tag border-mark border-control bg-card',
  'transition-[background-color] duration-state ease-state',
  'checked:border-primary checked:bg-primary',
  'indeterminate:border-primary indeterminate:bg-primary-tint aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken',
);

const mark =
  'pointer-events-none invisible relative col-start-1 row-start-1 size-3.5 peer-disabled:text-ink-soft';

const marks = {
  on: classNames(mark, 'peer-checked:visible peer-indeterminate:invisible'),
  mixed: classNames(mark, 'peer-indeterminate:visible peer-indeterminate:text-primary'),
};

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Indeterminate: some of its items are on. */
  mixed?: boolean;
}

/** Native checkbox with its text (children) in the target; without text it needs an `aria-label`. */
export function Checkbox({ mixed = false, className, children, ...props }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = useFieldAttributes();
  useEffect(() => {
    if (element.current) element.current.indeterminate = mixed;
  });
  return (
    <label
      className={choiceClass(
        'max-tablet:has-[>span:only-child]:min-w-touch max-tablet:has-[>span:only-child]:justify-center',
        className,
      )}
    >
      <span className="relative inline-grid size-4.5 flex-none place-items-center text-on-primary">
        <input
          ref={element}
          type="checkbox"
          className={input}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          {...props}
        />
        <Icon name="check" strokeWidth={2.4} className={marks.on} />
        <Icon name="minus" strokeWidth={2.4} className={marks.mixed} />
      </span>
      {children}
    </label>
  );
}
