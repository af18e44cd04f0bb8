import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names';
import { keepOpenForToasts } from './dialog-guard';
import { useFocusReturn } from './use-focus-return';

const plane = classNames(
  'z-dialog flex max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] flex-col',
  'rounded-dialog bg-raised shadow-float outline-none animate-appear',
);

interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, 'role'> {
  /** Element beside which it stands. */
  anchor: Element;
  label: string;
  onClose: () => void;
  /** Moves the focus on closing and returns true, or leaves it to the popover, which gives it back. */
  focusElsewhere?: () => boolean;
  children: ReactNode;
}

/** Plane beside an element while it is mounted; Escape and a press outside close it. */
export function Popover({
  anchor,
  label,
  onClose,
  focusElsewhere,
  className,
  children,
  ...props
}: PopoverProps) {
  const focus = useFocusReturn(undefined, focusElsewhere);
  const place = useRef(anchor);
  useLayoutEffect(() => {
    place.current = anchor;
  }, [anchor]);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...focus}
          onInteractOutside={keepOpenForToasts}
          className={classNames(plane, className)}
          {...props}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
