// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SharedPartType = {
  text: 2,
  list: 11,
  questions: 106,
  link: 8,
  phone: 10,
} as const;
export type SharedPartType = (typeof SharedPartType)[keyof typeof SharedPartType];
