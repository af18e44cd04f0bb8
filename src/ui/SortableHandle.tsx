import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { useSortableItem } from './sortable-context';

/** Handle of a SortableList item: drag, or lift with Space and move with the arrow keys. */
export function SortableHandle({ className, ...props }: Omit<ComponentProps<typeof IconButton>, 'icon'>) {
  const { handle, lifted, onKeyDown, onBlur } = useSortableItem();
  return (
    <IconButton
      icon="drag"
      size="sm"
      data-sortable-handle={handle}
      aria-describedby={`${handle}-hint`}
      aria-pressed={lifted}
      className={classNames('cursor-grab touch-none active:cursor-grabbing', className)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      {...props}
    />
  );
}
