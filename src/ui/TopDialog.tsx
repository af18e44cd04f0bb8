import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { keepOpenForToasts } from './dialog-guard';
import { RootMark } from './RootMark';
import { useFocusReturn } from './use-focus-return';
import { veilClass } from './veil-class';

const plane = classNames(
  'flex max-h-[calc(100dvh-7.5rem)] w-160 max-w-[calc(100%-2rem)] flex-col overflow-hidden',
  'rounded-dialog bg-raised shadow-float outline-none animate-rise max-tablet:max-h-[calc(100dvh-2rem)]',
);

interface TopDialogProps {
  onClose: () => void;
  /** Read out only. */
  title: string;
  /** Called after the focus has returned. */
  onClosed: () => void;
  children: ReactNode;
}

/** Modal surface near the top of the window, 640 px wide, without header and footer; open while mounted. */
export function TopDialog({ onClose, title, onClosed, children }: TopDialogProps) {
  const focus = useFocusReturn(undefined, () => {
    queueMicrotask(onClosed);
    return false;
  });
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div data-veil="" className={classNames(veilClass, 'items-start pt-22 max-tablet:pt-4')}>
          <RootMark of="veil" />
          <Radix.Content
            aria-describedby={undefined}
            {...focus}
            onInteractOutside={keepOpenForToasts}
            className={plane}
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
