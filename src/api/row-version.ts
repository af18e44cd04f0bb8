/**
 * The version that a save is sent with: the one that its record was loaded with. A server that knows only the
 * specification has told none, and then none is sent, though the contract asks for one.
 */
export function sentVersion(loaded: number | undefined): number {
  return loaded as number;
}
