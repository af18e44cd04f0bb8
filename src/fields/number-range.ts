/** Parses a typed range such as `36～38`; a single number is both ends. */
export function rangeOf(text: string): [least: number, most: number] {
  const [least = '', most = least] = text.split('～');
  return [Number(least), Number(most)];
}

/** Formats a range. */
export function rangeText(least: number, most: number = least): string {
  return least === most ? String(least) : `${least}～${most}`;
}
