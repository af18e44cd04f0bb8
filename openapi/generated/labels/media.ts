// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const MediaTagsUpdate = {
  add: "標籤",
  remove: "標籤",
} as const;

export const MediaUpdate = {
  name: "名稱",
  altText: "替代文字",
  tags: "標籤",
} as const;
