import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { keepOpenForToasts } from './dialog-guard';
import { IconButton } from './IconButton';
import { useFocusReturn } from './use-focus-return';

interface SheetProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its heading; read out only, in a drawer. */
  title: string;
  closeLabel: string;
  /** full: the whole window, for a phone; drawer: 250 px at the left, over the page. */
  shape?: 'full' | 'drawer';
  footer?: ReactNode;
}

/** A modal plane at the window's edge: the filter on a phone, or the menu below 1024 px. */
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
  const drawer = shape === 'drawer';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="veil">
          <Radix.Content
            aria-describedby={undefined}
            {...focus}
            onInteractOutside={keepOpenForToasts}
            className={classNames('sheet', drawer ? 'sheet-drawer' : 'sheet-full', className)}
            {...props}
          >
            {drawer ? (
              <Radix.Title className="sr-only">{title}</Radix.Title>
            ) : (
              <header className="sheet-bar">
                <Radix.Title>{title}</Radix.Title>
                <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
              </header>
            )}
            <div className="sheet-body">{children}</div>
            {footer !== undefined && <footer className="sheet-footer">{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
