// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const LostFormat = {
  align: "align",
  quote: "quote",
  strike: "strike",
  long: "long",
} as const;
export type LostFormat = (typeof LostFormat)[keyof typeof LostFormat];
