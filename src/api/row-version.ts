/** Marks a version that the server omits (specification only); real versions begin at 1. */
const untold = 0;

/** Version to send with a save: the version of the loaded record. */
export function sentVersion(loaded: number | undefined): number {
  return loaded ?? untold;
}

/** JSON replacer that omits unknown versions. */
export function withoutUntoldVersion(key: string, value: unknown): unknown {
  return key === 'rowVersion' && value === untold ? undefined : value;
}
