import type { ComponentProps, CSSProperties } from 'react';
import { controlClass, inputClass } from './control-class';
import { useFieldAttributes } from './field-context';

/** Text area of five rows by default; grows with its content if the browser can. */
export function TextArea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldAttributes();
  const height: CSSProperties & { '--rows': number } = { '--rows': rows };
  return (
    <span className={controlClass('area', className)} style={height}>
      <textarea rows={rows} className={inputClass('area')} {...field} {...props} />
    </span>
  );
}
