/** Both ends of a typed range, `36～38`; a single number is both. */
export function rangeOf(text: string): [least: number, most: number] {
  const [least = '', most = least] = text.split('～');
  return [Number(least), Number(most)];
}

/** The text of a range. */
export function rangeText(least: number, most: number = least): string {
  return least === most ? String(least) : `${least}～${most}`;
}
