/** The last characters of a text, at most so many: an emoji is one and is never cut in two. */
export function lastCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(-most).join('');
}

/** The first characters of a text, at most so many: an emoji is one and is never cut in two. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  // Two units hold at least one character: the rest of a long text need not be looked at.
  return Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join('');
}
