/** A length in pixels at the usual text size, which grows with the size that the user sets in the browser. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
