// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SharedBlockCreate = {
  title: "名稱",
  part: "內容",
} as const;

export const SharedBlockUpdate = {
  title: "名稱",
  part: "內容",
  versionNote: "這次修改的說明",
} as const;
