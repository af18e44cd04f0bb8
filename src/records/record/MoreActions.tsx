import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/IconButton';
import { formText } from './text';

const plane = classNames(
  'absolute right-0 bottom-full mb-2 grid max-w-[calc(100vw-2rem)] min-w-50 gap-1 p-2',
  'rounded-dialog bg-raised shadow-float animate-appear',
  'buttons:justify-start buttons:border-transparent buttons:bg-transparent buttons:hover:bg-hover buttons:[&>span]:justify-items-start',
);

/**
 * Rare actions behind one button, on a plane above it; without one where no action is shown. They stay mounted, as an
 * action may open a dialog of its own.
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Browsers that give a pressed button no focus would not notice that it goes elsewhere.
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, [isOpen]);
  const close = () => {
    // A dialog of the action gives the focus back to what has it now.
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <span
      ref={place}
      role="group"
      aria-label={formText.more}
      className="has-[[data-rare]:empty]:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-rare] :is(a, button)')) close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        ref={opener}
        icon="more"
        label={formText.more}
        aria-expanded={isOpen}
        onClick={() => {
          opener.current?.focus();
          setOpen(!isOpen);
        }}
      />
      <div data-rare="" hidden={!isOpen} className={isOpen ? plane : undefined}>
        {children}
      </div>
    </span>
  );
}
