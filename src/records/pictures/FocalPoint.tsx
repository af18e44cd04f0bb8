import { type PointerEvent, type Ref, type RefObject, useRef } from 'react';
import { type Focus, middle } from '../../drawing/focus';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import type { Size } from './crop-frame';
import { focusAt, focusByKey, focusMoved, isMiddle } from './focus-steps';
import { StepButtons } from './StepButtons';
import { focusText } from './text';

interface FocalPointProps {
  src: string;
  /** Size of the picture. */
  pixels: Size;
  value: Focus;
  onChange: (focus: Focus) => void;
  disabled?: boolean;
  /** Limits the height of the picture. */
  className?: string;
}

const hairline = 'pointer-events-none absolute bg-[#fff] shadow-[0_0_0_0.5px_rgb(35_33_30/0.4)]';
// White on green with a green outline: visible on any picture.
const knob = classNames(
  'absolute grid size-9 -translate-1/2 touch-none place-items-center rounded-full border-2 border-[#fff]',
  'bg-[rgb(31_91_78/0.55)] shadow-[0_0_0_2px_#1f5b4e] outline-offset-4',
);

/** Sets the point of a picture that every crop keeps visible: by click, drag or arrow keys. */
export function FocalPoint({ src, pixels, value, onChange, disabled = false, className }: FocalPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const cross = useRef<HTMLSpanElement>(null);
  const pointerHandlers = useFocusDragging(picture, cross, { onChange, disabled });
  return (
    <div className="grid gap-3">
      <div
        className={classNames('relative mx-auto w-fit', !disabled && 'cursor-crosshair')}
        {...pointerHandlers}
      >
        <img
          ref={picture}
          src={src}
          alt=""
          width={pixels.width}
          height={pixels.height}
          draggable={false}
          className={classNames('h-auto w-auto rounded-control select-none dark:brightness-86', className)}
        />
        <Cross ref={cross} value={value} onChange={onChange} disabled={disabled} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-table">
        {disabled && <span className="tabular-nums">{focusText.place(value)}</span>}
        {!disabled && (
          <>
            <StepButtons
              label={focusText.point}
              place={focusText.place(value)}
              onMove={(direction) => onChange(focusMoved(value, direction))}
            />
            <span className="flex-auto text-ink-soft">{focusText.help}</span>
            <Button variant="text" size="sm" aria-disabled={isMiddle(value)} onClick={() => onChange(middle)}>
              {focusText.reset}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Pointer handlers: a click outside the cross moves it there, a drag moves it along. */
function useFocusDragging(
  picture: RefObject<HTMLElement | null>,
  cross: RefObject<HTMLElement | null>,
  { onChange, disabled }: Required<Pick<FocalPointProps, 'onChange' | 'disabled'>>,
) {
  /** Offset from the pointer to the centre of the cross during a drag. */
  const grip = useRef<{ x: number; y: number } | null>(null);
  const moveTo = (event: PointerEvent, offset = { x: 0, y: 0 }) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) onChange(focusAt({ x: event.clientX + offset.x, y: event.clientY + offset.y }, box));
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnCross = event.target instanceof Node && cross.current?.contains(event.target) === true;
      // A finger outside the cross may be about to scroll; a tap counts when the finger is lifted.
      if (disabled || event.button !== 0 || (event.pointerType === 'touch' && !isOnCross)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      cross.current?.focus();
      const box = cross.current?.getBoundingClientRect();
      grip.current =
        isOnCross && box
          ? { x: box.left + box.width / 2 - event.clientX, y: box.top + box.height / 2 - event.clientY }
          : { x: 0, y: 0 };
      if (!isOnCross) moveTo(event);
    },
    onPointerMove(event: PointerEvent) {
      if (grip.current) moveTo(event, grip.current);
    },
    onPointerUp(event: PointerEvent) {
      if (!grip.current && !disabled && event.pointerType === 'touch') moveTo(event);
      grip.current = null;
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
}

interface CrossProps extends Required<Pick<FocalPointProps, 'value' | 'onChange' | 'disabled'>> {
  ref: Ref<HTMLSpanElement>;
}

function Cross({ ref, value, onChange, disabled }: CrossProps) {
  return (
    <>
      <span className={classNames(hairline, 'inset-y-0 w-px')} style={{ left: `${value.x}%` }} />
      <span className={classNames(hairline, 'inset-x-0 h-px')} style={{ top: `${value.y}%` }} />
      <span
        ref={ref}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={focusText.cross}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value.x}
        aria-valuetext={focusText.place(value)}
        aria-disabled={disabled}
        className={knob}
        style={{ left: `${value.x}%`, top: `${value.y}%` }}
        onKeyDown={(event) => {
          const moved = disabled ? null : focusByKey(value, event.key, event.shiftKey);
          if (!moved) return;
          event.preventDefault();
          onChange(moved);
        }}
      >
        <svg viewBox="0 0 20 20" className="size-5" stroke="#fff" strokeWidth="2" aria-hidden="true">
          <path d="M10 0v20M0 10h20" />
        </svg>
      </span>
    </>
  );
}
