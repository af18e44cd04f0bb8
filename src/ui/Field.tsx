import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { classNames } from './class-names';
import { FieldContext } from './field-context';
import { Icon } from './Icon';

const shownLabel = 'flex items-baseline gap-1 text-table font-bold';

interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode;
  /** The id of the control inside, for jumping to it; made up if left out. */
  id?: string | undefined;
  required?: boolean | undefined;
  /** One line below the control. */
  help?: ReactNode | undefined;
  /** Stands before the help, which says how it is right. */
  error?: ReactNode | undefined;
  /** Characters so far and the most allowed, shown at the right of the help line. */
  counter?: { length: number; max: number } | undefined;
  /** Set it where the control is a group (Segmented, several checkboxes, FilePicker). */
  group?: boolean;
  /** Hides the label from sight where the column's head says it already; `tablet` from that width on. */
  hideLabel?: boolean | 'tablet' | undefined;
}

/** Label above, control, error and help below; wires id, description, `required` and `aria-invalid` to the control inside. */
export function Field({
  label,
  id: givenId,
  required = false,
  help,
  error,
  counter,
  group,
  hideLabel,
  className,
  children,
  ...props
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const invalid = Boolean(error);
  const described = invalid || Boolean(help);
  const wiring = useMemo(() => ({ id, required, invalid, described }), [id, required, invalid, described]);
  const isOver = counter && counter.length > counter.max;
  const Label = group ? 'span' : 'label';
  return (
    <div className={classNames('grid min-w-0 content-start gap-1', className)} {...props}>
      <Label
        id={`${id}-label`}
        htmlFor={group ? undefined : id}
        className={hideLabel === true ? 'sr-only' : classNames(shownLabel, hideLabel && 'tablet:sr-only')}
      >
        {label}
        {required && (
          <span aria-hidden="true" className="font-normal text-danger">
            *
          </span>
        )}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {(described || counter) && (
        <div className="flex justify-between gap-3 text-caption text-ink-soft">
          {described && (
            <span id={`${id}-note`} className="grid gap-0.5">
              {invalid && (
                <span className="flex gap-1 text-balance text-danger">
                  <Icon name="alert" size={16} className="mt-px" />
                  {error}
                </span>
              )}
              {help}
            </span>
          )}
          {counter && (
            <span className={classNames('ml-auto whitespace-nowrap', isOver && 'font-bold text-danger')}>
              {counter.length} / {counter.max}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
