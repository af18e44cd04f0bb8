import type { Feature } from '../../openapi/generated/enums';

/**
 * Parts of the server beyond the specification (decisions/030-specification-only-servers), sent with the account; until
 * then all count as present.
 */
let isOffered: (feature: Feature) => boolean = () => true;

/** Connects to the session; called once by main.tsx. */
export function connectFeatures(given: (feature: Feature) => boolean): void {
  isOffered = given;
}

/** True when the server has this part; screens hide missing ones. */
export function offers(feature: Feature): boolean {
  return isOffered(feature);
}
