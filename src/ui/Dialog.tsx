import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { classNames } from './class-names';
import { keepOpenForToasts } from './dialog-guard';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { useFocusReturn } from './use-focus-return';

interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** A picture before the title, in the danger colour. */
  icon?: IconName;
  /** The buttons: the way back at the left, the action at the right. */
  footer?: ReactNode;
  /** Pixels; never wider than the window. */
  width?: number;
  /** What has the focus first; the first control if left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called on closing: puts the focus elsewhere than where it was and says true, or leaves it to the dialog. */
  focusElsewhere?: () => boolean;
  /** False while something runs that must be waited for: Escape and a press beside it do nothing. */
  dismissible?: boolean;
}

/**
 * A modal dialog: traps the focus, gives it back on closing, closes with Escape.
 * It draws its own veil: Radix's overlay locks scrolling with an injected style sheet, which the CSP forbids.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  icon,
  footer,
  width = 500,
  initialFocus,
  focusElsewhere,
  dismissible = true,
  className,
  style,
  children,
  ...props
}: DialogProps) {
  const size: CSSProperties & { '--dialog-width': string } = { '--dialog-width': `${width}px`, ...style };
  const focus = useFocusReturn(initialFocus, focusElsewhere);
  const stay = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="veil">
          <Radix.Content
            className={classNames('dialog', className)}
            style={size}
            {...focus}
            onEscapeKeyDown={stay}
            onInteractOutside={stay ?? keepOpenForToasts}
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...props}
          >
            <header className="dialog-header">
              <Radix.Title>
                {icon && <Icon name={icon} />}
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className="text-ink-soft">{description}</div>
                </Radix.Description>
              )}
            </header>
            {children !== undefined && <div className="dialog-body">{children}</div>}
            {footer !== undefined && <footer className="dialog-footer">{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
