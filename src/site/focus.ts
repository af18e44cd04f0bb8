/** A place in a picture, in percent from its left and top. */
export interface Focus {
  x: number;
  y: number;
}

/** As the wire and a block say it; absent and null mean the middle. */
export interface MaybeFocus {
  focusX?: number | null | undefined;
  focusY?: number | null | undefined;
}

/** The middle, where no other place was chosen. */
export const middle: Focus = { x: 50, y: 50 };

/** What stays in sight where the picture is cut; the middle where it is unknown. */
export function focusOf({ focusX, focusY }: MaybeFocus): Focus {
  return { x: percentOr(focusX, middle.x), y: percentOr(focusY, middle.y) };
}

function percentOr(value: number | null | undefined, other: number): number {
  return Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 100 ? Number(value) : other;
}

/** A place as CSS has it: the point at so many percent of the picture lies at so many of its frame, so never outside. */
export function objectPosition({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** True where another place than the middle was chosen. */
export function hasFocus(picture: MaybeFocus): boolean {
  const { x, y } = focusOf(picture);
  return x !== middle.x || y !== middle.y;
}

/** Classes of a hero whose picture has a focus: where words, captions and round corners must not cover it. */
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
