/** An id padded to two digits. */
export function idText(id: number): string {
  return String(id).padStart(2, '0');
}
