/** Returns a value guaranteed by the state. Throws if it is missing, which is a bug in the machine. */
export function known<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`${name} is missing in this state`);
  return value;
}
