// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ContentInput = {
  versionNote: "這次修改的說明",
} as const;
