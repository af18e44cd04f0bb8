// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApprovalBox = {
  mine: "mine",
  sent: "sent",
  done: "done",
} as const;
export type ApprovalBox = (typeof ApprovalBox)[keyof typeof ApprovalBox];

export const ApprovalChange = {
  added: "added",
  changed: "changed",
  removed: "removed",
} as const;
export type ApprovalChange = (typeof ApprovalChange)[keyof typeof ApprovalChange];

export const ApprovalDepartmentState = {
  waiting: "waiting",
  approved: "approved",
  changesAsked: "changesAsked",
  needsAgain: "needsAgain",
} as const;
export type ApprovalDepartmentState = (typeof ApprovalDepartmentState)[keyof typeof ApprovalDepartmentState];

export const ApprovalKind = {
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
} as const;
export type ApprovalKind = (typeof ApprovalKind)[keyof typeof ApprovalKind];

export const ApprovalReason = {
  documents: "documents",
  oldPlan: "oldPlan",
  wording: "wording",
  labelMissing: "labelMissing",
  other: "other",
} as const;
export type ApprovalReason = (typeof ApprovalReason)[keyof typeof ApprovalReason];

export const ApprovalRecordKind = {
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
} as const;
export type ApprovalRecordKind = (typeof ApprovalRecordKind)[keyof typeof ApprovalRecordKind];
