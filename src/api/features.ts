import type { Feature } from '../../openapi/generated/enums';

/**
 * What the server can do beyond the specification, known in this one place (decisions/030-specification-only-servers).
 * A server tells it with the account; until then every part counts as there.
 */
let isOffered: (feature: Feature) => boolean = () => true;

/** Joins this to the session; called once by main.tsx. */
export function connectFeatures(given: (feature: Feature) => boolean): void {
  isOffered = given;
}

/** Whether the server has this part of the product; screens leave out what it has not. */
export function offers(feature: Feature): boolean {
  return isOffered(feature);
}
