/** Pixels at the usual text size as a length that grows with the text size set in the browser. */
export const rem = (pixels: number | undefined): string | undefined =>
  pixels === undefined ? undefined : `${pixels / 16}rem`;
