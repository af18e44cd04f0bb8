import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from './class-names';
import { pressByEnter } from './enter-in-line';
import { keepOpenForToasts } from './dialog-guard';
import { Icon } from './Icon';
import type { IconName } from './icon-paths';
import { rem } from './rem';
import { RootMark } from './RootMark';
import { useFocusReturn } from './use-focus-return';
import { useTypedText } from './use-typed-text';
import { veilClass } from './veil-class';

// Scrolls as a whole with a sticky footer, so that arrow keys scroll it from any button.
const plane = classNames(
  'max-h-[calc(100dvh-2rem)] w-dialog max-w-[calc(100%-2rem)] overflow-y-auto overscroll-contain',
  'scroll-pb-24 rounded-dialog bg-raised shadow-float outline-none data-[state=open]:animate-rise max-tablet:scroll-pb-36',
);

// Always shows which button Enter presses, also after opening by mouse.
const foot = classNames(
  'sticky bottom-0 flex flex-wrap justify-end gap-2 bg-raised p-6 buttons:min-w-20',
  'buttons:focus:outline-2 buttons:focus:outline-offset-2 buttons:focus:outline-primary',
  'max-tablet:px-4 max-tablet:py-5 max-tablet:buttons:flex-auto',
);

interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Icon before the title, in the danger colour. */
  icon?: IconName;
  /** Buttons: back at the left, action at the right. */
  footer?: ReactNode;
  /** Pixels at the usual text size, 500 by default; at most the window's width. */
  width?: number;
  /** First focus; default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called on closing: moves the focus and returns true, or leaves it to the dialog. */
  focusElsewhere?: () => boolean;
  /** False during a running action: Escape and outside presses do nothing. */
  dismissible?: boolean;
  /** True if closing loses no words: `onOpenChange` asks first, or the text only confirms. Else typed text stays. */
  losesNothing?: boolean;
}

/** See `Dialog`. Has its own overlay, as Radix's injects a style sheet, which the CSP forbids. */
export function DialogPlane({
  open,
  onOpenChange,
  title,
  description,
  icon,
  footer,
  width,
  initialFocus,
  focusElsewhere,
  dismissible = true,
  losesNothing = false,
  className,
  style,
  children,
  ...props
}: DialogProps) {
  const focus = useFocusReturn(initialFocus, focusElsewhere);
  const typed = useTypedText();
  const stay = (event: Event) => {
    if (!dismissible || (!losesNothing && typed.isTyped())) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-veil="" className={veilClass}>
          <RootMark of="veil" />
          <Radix.Content
            className={classNames(plane, className)}
            style={{ width: rem(width), ...style }}
            {...focus}
            onEscapeKeyDown={stay}
            onInteractOutside={(event) => {
              stay(event);
              keepOpenForToasts(event);
            }}
            onFocus={(event) => {
              typed.noteFocus(event);
              showFocused(event);
            }}
            onKeyDown={sendByEnter}
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...props}
          >
            <div className="px-6 pt-6 max-tablet:px-4 max-tablet:pt-5">
              <Radix.Title className="flex items-center gap-2">
                {icon && <Icon name={icon} className="text-danger" />}
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className="mt-2 text-ink-soft">{description}</div>
                </Radix.Description>
              )}
            </div>
            {children !== undefined && (
              <div className="px-6 pt-3.5 empty:hidden max-tablet:px-4">{children}</div>
            )}
            {footer !== undefined && (
              <div data-uncovered="" className={foot}>
                {footer}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Enter in a line of text presses the marked button; not where the line or its form answers it. */
function sendByEnter(event: KeyboardEvent): void {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (target.form || target.hasAttribute('role') || !currentTarget.contains(target)) return;
  pressByEnter(event, currentTarget.querySelector<HTMLButtonElement>('[data-sends]'));
}

/** Radix wraps from the last control to the first without scrolling. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
