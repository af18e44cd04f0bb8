// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ListName = {
  account: "account",
  approval: "approval",
  article: "article",
  audit: "audit",
  case: "case",
  contact: "contact",
  delivery: "delivery",
  download: "download",
  media: "media",
  news: "news",
  role: "role",
  salesCode: "salesCode",
  sharedBlock: "sharedBlock",
  site: "site",
  trash: "trash",
} as const;
export type ListName = (typeof ListName)[keyof typeof ListName];
