import { type ComponentProps, useId } from 'react';
import { Button } from '../../ui/Button';
import { LimitNote } from './LimitNote';

interface AddButtonProps extends ComponentProps<typeof Button> {
  count: number;
  max: number;
  /** Measure word of an entry. */
  unit: string;
}

/** Button that adds an entry. At the limit it says so; it keeps the focus, but ignores clicks. */
export function AddButton({ count, max, unit, onClick, ...button }: AddButtonProps) {
  const id = useId();
  const isFull = count >= max;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        icon="plus"
        {...(isFull ? { 'aria-disabled': true, 'aria-describedby': id } : { onClick })}
        {...button}
      />
      <LimitNote id={id} count={count} max={max} unit={unit} />
    </span>
  );
}
