/** The last `max` characters of a text; never cuts an emoji. */
export function lastCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(-max).join('');
}

/** The first `max` characters of a text; never cuts an emoji. */
export function firstCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  // A character has at most two code units, so the rest of a long text is irrelevant.
  return Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('');
}

/** A sent file's name: without control characters and directions of writing, which would show it as another one. */
export const sentFileName = (name: string): string =>
  lastCharacters(name.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ''), 255);
