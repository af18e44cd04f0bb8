// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReleaseCreate = {
  name: "名稱",
} as const;

export const ReleaseUpdate = {
  name: "名稱",
  dueOn: "上線時間",
  waitsForAll: "整組等",
} as const;
