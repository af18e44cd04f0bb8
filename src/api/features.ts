import type { Feature } from '../../openapi/generated/enums';

/**
 * Whether the server has a part beyond the specification (decisions/030-specification-only-servers). The list arrives
 * with the account; until then all count as present.
 */
let isOffered: (feature: Feature) => boolean = () => true;

/** Connects to the session; called once by main.tsx. */
export function connectFeatures(given: (feature: Feature) => boolean): void {
  isOffered = given;
}

/** True if the server has this part; screens hide missing parts. */
export function offers(feature: Feature): boolean {
  return isOffered(feature);
}
