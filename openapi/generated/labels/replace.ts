// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReplacementCreate = {
  find: "找",
  replacement: "換成",
} as const;
