// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const TrashKind = {
  case: "case",
  theme: "theme",
  article: "article",
  news: "news",
  otherPopup: "otherPopup",
  role: "role",
  sharedBlock: "sharedBlock",
} as const;
export type TrashKind = (typeof TrashKind)[keyof typeof TrashKind];
