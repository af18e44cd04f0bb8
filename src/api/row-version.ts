/** Stands for the version that a server with only the specification does not tell; real ones begin at 1. */
const untold = 0;

/** The version that a save is sent with: the one that its record was loaded with. */
export function sentVersion(loaded: number | undefined): number {
  return loaded ?? untold;
}

/** A replacer for bodies: a version that no server has told is not sent. */
export function withoutUntoldVersion(key: string, value: unknown): unknown {
  return key === 'rowVersion' && value === untold ? undefined : value;
}
