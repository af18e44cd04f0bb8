// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApprovalBox = {
  mine: "mine",
  sent: "sent",
  done: "done",
} as const;
export type ApprovalBox = (typeof ApprovalBox)[keyof typeof ApprovalBox];

export const ApprovalKind = {
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
} as const;
export type ApprovalKind = (typeof ApprovalKind)[keyof typeof ApprovalKind];
