// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RedirectInput = {
  from: "舊網址",
  to: "轉到",
} as const;
