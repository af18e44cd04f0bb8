import { type KeyboardEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { classNames } from './class-names';
import { SortableItemContext } from './sortable-context';
import { keyTarget } from './sortable-order';

/** Stable actions of a list for its items. */
export interface SortableActions {
  handle: string;
  count: () => number;
  lift: (index: number) => void;
  /** Shows and announces the item's target position. */
  show: (index: number, target: number) => void;
  drop: (index: number, target: number) => void;
  cancel: (index: number) => void;
}

interface SortableItemProps {
  index: number;
  actions: SortableActions;
  className?: string | undefined;
  children: ReactNode;
}

/** Item of a SortableList with its keyboard: Space lifts, arrows move, Space or Enter drops, Escape cancels. */
export const SortableItem = memo(function SortableItem({
  index,
  actions,
  className,
  children,
}: SortableItemProps) {
  const [target, setTarget] = useState<number>();
  const lifted = target !== undefined;

  const itemContext = useMemo(
    () => ({
      handle: actions.handle,
      lifted,
      onKeyDown(event: KeyboardEvent) {
        const isDrop = event.key === ' ' || event.key === 'Enter';
        if (target === undefined) {
          if (event.key !== ' ') return;
          event.preventDefault();
          setTarget(index);
          actions.lift(index);
          return;
        }
        const next = keyTarget(event.key, target, actions.count());
        if (next === undefined && !isDrop && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        setTarget(next);
        if (next !== undefined) actions.show(index, next);
        else if (isDrop) actions.drop(index, target);
        else actions.cancel(index);
      },
      onBlur() {
        if (target === undefined) return;
        setTarget(undefined);
        actions.cancel(index);
      },
    }),
    [actions, index, lifted, target],
  );

  return (
    <li className={classNames('sortable-item', className)} data-lifted={lifted || undefined}>
      <SortableItemContext value={itemContext}>{children}</SortableItemContext>
    </li>
  );
});
