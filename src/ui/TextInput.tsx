import type { ComponentProps, ReactNode } from 'react';
import { controlClass, inputClass } from './control-class';
import { useFieldAttributes } from './field-context';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';

interface TextInputProps extends ComponentProps<'input'> {
  icon?: IconName;
  /** Unit, icon or button at the right, inside the frame. */
  suffix?: ReactNode;
  /** `end` for numbers in a column. */
  align?: 'start' | 'end';
}

/** Text input; `className` applies to the frame, all other props to the native input. */
export function TextInput({ icon, suffix, align, className, ...props }: TextInputProps) {
  const field = useFieldAttributes();
  return (
    <span className={controlClass('line', className)}>
      {icon && <Icon name={icon} size={16} className="text-ink-soft" />}
      <input
        type="text"
        autoComplete="off"
        className={inputClass('line', align === 'end' && 'text-right')}
        {...field}
        {...props}
      />
      {suffix !== undefined && (
        <span className="flex flex-none items-center text-caption text-ink-soft">{suffix}</span>
      )}
    </span>
  );
}
