/** A value guaranteed by the state. Throws if missing, which is a mistake in the machine. */
export function known<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing in this state`);
  return value;
}
