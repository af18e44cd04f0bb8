// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RedirectState = {
  works: "works",
  sleeps: "sleeps",
  broken: "broken",
} as const;
export type RedirectState = (typeof RedirectState)[keyof typeof RedirectState];
