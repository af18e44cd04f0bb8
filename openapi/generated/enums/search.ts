// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SearchKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  account: "account",
  role: "role",
  contact: "contact",
  sharedBlock: "sharedBlock",
} as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];
