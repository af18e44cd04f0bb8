import * as Switch from '@radix-ui/react-switch';
import { type ComponentProps, useId } from 'react';
import { choiceClass } from './choice-class';
import { classNames } from './class-names';

const label = classNames('has-aria-busy:cursor-progress', 'has-data-[state=unchecked]:text-ink-soft');

const track = classNames(
  'relative h-5 w-9 flex-none rounded-full border-mark border-control bg-card',
  'transition-[background-color] duration-state ease-state',
  'data-[state=checked]:border-primary data-[state=checked]:bg-primary',
  'data-disabled:cursor-not-allowed data-disabled:border-control-off data-disabled:bg-sunken',
  'data-disabled:data-[state=checked]:border-control-off data-disabled:data-[state=checked]:bg-control-off',
);

const knob = classNames(
  'absolute top-[2.5px] left-[2.5px] size-3 rounded-full',
  'transition-[left,background-color] duration-state ease-out',
  'data-[state=checked]:top-[1.5px] data-[state=checked]:left-4.25 data-[state=checked]:size-3.5',
);

const knobs = {
  still: classNames(knob, 'bg-control data-disabled:bg-control-off data-[state=checked]:bg-card'),
  busy: classNames(
    knob,
    'animate-spin border-2 border-line border-t-primary border-r-primary',
    'data-[state=checked]:border-on-primary/35 data-[state=checked]:border-t-on-primary',
  ),
};

interface SwitchFieldProps extends ComponentProps<typeof Switch.Root> {
  /** During a call: a spinner instead of the knob at the old side; ignores clicks, keeps the focus. */
  busy?: boolean;
}

/**
 * Switch with its text (children). If the text names the state or is missing, it needs an `aria-label` that
 * never changes.
 */
export function SwitchField({
  busy = false,
  className,
  children,
  onCheckedChange,
  ...props
}: SwitchFieldProps) {
  const id = useId();
  return (
    <label htmlFor={props.id ?? id} className={choiceClass(label, className)}>
      <Switch.Root
        id={id}
        className={track}
        aria-busy={busy || undefined}
        onCheckedChange={busy ? undefined : onCheckedChange}
        {...props}
      >
        <Switch.Thumb className={busy ? knobs.busy : knobs.still} />
      </Switch.Root>
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
