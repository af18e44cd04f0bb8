/** Marks a version that the server omits (specification only); real versions begin at 1. */
const unknownVersion = 0;

/** Version to send with a save: the version of the loaded record. */
export function sentVersion(loaded: number | undefined): number {
  return loaded ?? unknownVersion;
}

/** JSON replacer that omits unknown versions. */
export function withoutUnknownVersion(key: string, value: unknown): unknown {
  return key === 'rowVersion' && value === unknownVersion ? undefined : value;
}
