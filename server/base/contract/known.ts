/** Returns a value that always exists here, such as an inserted row. Throws if it is missing, which is a bug. */
export function known<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing`);
  return value;
}
