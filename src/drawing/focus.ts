/** A point in a picture, in percent from left and top. */
export interface Focus {
  x: number;
  y: number;
}

/** Wire format; absent and null mean the centre. */
export interface MaybeFocus {
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
}

/** Default focus. */
export const middle: Focus = { x: 50, y: 50 };

/** Focus of crops; the centre if unknown. */
export function focusOf({ focusX, focusY }: MaybeFocus): Focus {
  return { x: percentOr(focusX, middle.x), y: percentOr(focusY, middle.y) };
}

function percentOr(value: number | null | undefined, other: number): number {
  return Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 100 ? Number(value) : other;
}

/** CSS position that aligns the focus with the same percentage of the frame, so it stays inside. */
export function objectPosition({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** True for a focus outside the centre. */
export function hasFocus(picture: MaybeFocus): boolean {
  const { x, y } = focusOf(picture);
  return x !== middle.x || y !== middle.y;
}

/** Classes of a hero with a focus, which text, captions and round corners must not cover. */
export function focusClasses(picture: MaybeFocus): string {
  if (!hasFocus(picture)) return '';
  const { x, y } = focusOf(picture);
  return [
    ' has-focus',
    y < 30 ? ' focus-top' : '',
    y > 70 ? ' focus-low' : '',
    x > 70 ? ' focus-right' : '',
  ].join('');
}
