/** Parses a typed range such as `36～38`; a single number is both ends. */
export function rangeOf(text: string): [least: number, most: number] {
  const [min = '', max = min] = text.split('～');
  return [Number(min), Number(max)];
}

/** Inverse of `rangeOf`; equal ends become one number. */
export function rangeText(min: number, max: number = min): string {
  return min === max ? String(min) : `${min}～${max}`;
}
