// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const MediaUpdate = {
  name: "名稱",
  altText: "替代文字",
} as const;
