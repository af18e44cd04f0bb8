// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const DeadLinkReason = {
  gone: "gone",
  noHost: "noHost",
  noAnswer: "noAnswer",
  certificate: "certificate",
  broken: "broken",
} as const;
export type DeadLinkReason = (typeof DeadLinkReason)[keyof typeof DeadLinkReason];

export const LinkEffect = {
  follows: "follows",
  breaks: "breaks",
  mentions: "mentions",
} as const;
export type LinkEffect = (typeof LinkEffect)[keyof typeof LinkEffect];

export const LinkField = {
  block: "block",
  content: "content",
  introduction: "introduction",
  url: "url",
  recommended: "recommended",
  bound: "bound",
  item: "item",
} as const;
export type LinkField = (typeof LinkField)[keyof typeof LinkField];

export const LinkState = {
  live: "live",
  scheduled: "scheduled",
  draft: "draft",
} as const;
export type LinkState = (typeof LinkState)[keyof typeof LinkState];

export const LinkedKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
} as const;
export type LinkedKind = (typeof LinkedKind)[keyof typeof LinkedKind];

export const LinkingKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  release: "release",
} as const;
export type LinkingKind = (typeof LinkingKind)[keyof typeof LinkingKind];
