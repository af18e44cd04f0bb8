/** Length in code points, as the server counts: an emoji counts once. */
export function textLength(value: string): number {
  return [...value].length;
}
