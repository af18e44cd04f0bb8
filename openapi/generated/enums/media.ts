// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const MediaState = {
  used: "used",
  unused: "unused",
  noAlt: "noAlt",
} as const;
export type MediaState = (typeof MediaState)[keyof typeof MediaState];

export const MediaUnit = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  template: "template",
  account: "account",
  company: "company",
} as const;
export type MediaUnit = (typeof MediaUnit)[keyof typeof MediaUnit];
