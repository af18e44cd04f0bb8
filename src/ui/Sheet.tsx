import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { keepOpenForToasts } from './dialog-guard';
import { IconButton } from './IconButton';
import { RootMark } from './RootMark';
import { useFocusReturn } from './use-focus-return';
import { veilClass } from './veil-class';

const base = 'flex h-full flex-col shadow-float outline-none';

const shapes = {
  full: 'w-full bg-raised data-[state=open]:animate-rise',
  drawer: 'w-drawer justify-self-start bg-sunken data-[state=open]:animate-from-left',
};

interface SheetProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Heading; only read out in a drawer. */
  title: string;
  closeLabel: string;
  /** full: whole window, for phones; drawer: 250 px at the left, above the page. */
  shape?: keyof typeof shapes;
  footer?: ReactNode;
}

/** Modal surface at the window's edge: filters on a phone, or the menu below 1024 px. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  shape = 'full',
  footer,
  className,
  children,
  ...props
}: SheetProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-veil="" className={veilClass}>
          <RootMark of="veil" />
          <Radix.Content
            aria-describedby={undefined}
            {...focus}
            onInteractOutside={keepOpenForToasts}
            className={classNames(base, shapes[shape], className)}
            {...props}
          >
            {shape === 'drawer' ? (
              <Radix.Title className="sr-only">{title}</Radix.Title>
            ) : (
              <div className="flex h-bar flex-none items-center gap-2 border-b border-line pr-2 pl-4">
                <Radix.Title className="flex-1">{title}</Radix.Title>
                <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
              </div>
            )}
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer !== undefined && (
              <div
                data-uncovered=""
                className="flex flex-none gap-2 border-t border-line px-4 py-2.5 buttons:flex-1"
              >
                {footer}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
