/** A value that the state guarantees. Throws where it is missing, which is a mistake in the machine. */
export function known<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing in this state`);
  return value;
}
