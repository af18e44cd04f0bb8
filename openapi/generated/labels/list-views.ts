// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ListViewCreate = {
  name: "名稱",
} as const;

export const ListViewUpdate = {
  name: "名稱",
} as const;
