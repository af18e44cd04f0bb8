import * as Switch from '@radix-ui/react-switch';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';

interface SwitchFieldProps extends ComponentProps<typeof Switch.Root> {
  /** While a call runs: a ring in place of the knob, still at the old side; clicks are ignored, the focus stays. */
  busy?: boolean;
}

/** A switch with its text (the children) beside it as part of the target; without text give it an `aria-label`. */
export function SwitchField({
  busy = false,
  className,
  children,
  onCheckedChange,
  ...props
}: SwitchFieldProps) {
  const id = useId();
  return (
    <label htmlFor={props.id ?? id} className={classNames('choice', className)}>
      <Switch.Root
        id={id}
        className="switch"
        aria-busy={busy || undefined}
        onCheckedChange={busy ? undefined : onCheckedChange}
        {...props}
      >
        <Switch.Thumb className="switch-knob" />
      </Switch.Root>
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
