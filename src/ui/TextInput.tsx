import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

interface TextInputProps extends ComponentProps<'input'> {
  icon?: IconName;
  /** A unit of measure, a lock, or a button at the right, inside the frame. */
  suffix?: ReactNode;
  /** `end` for figures that stand above one another. */
  align?: 'start' | 'end';
}

/** One line of text; `className` goes to the frame, everything else to the native input. */
export function TextInput({ icon, suffix, align, className, ...props }: TextInputProps) {
  const field = useFieldAttributes();
  return (
    <span className={classNames('control', className)}>
      {icon && <Icon name={icon} size={16} />}
      <input
        type="text"
        autoComplete="off"
        className={classNames('control-input', align === 'end' && 'text-right')}
        {...field}
        {...props}
      />
      {suffix !== undefined && <span className="control-suffix">{suffix}</span>}
    </span>
  );
}
