// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReleaseAction = {
  online: "online",
  offline: "offline",
  change: "change",
} as const;
export type ReleaseAction = (typeof ReleaseAction)[keyof typeof ReleaseAction];

export const ReleaseItemState = {
  ready: "ready",
  approvalMissing: "approvalMissing",
  draft: "draft",
  conflict: "conflict",
  dependent: "dependent",
  done: "done",
  undone: "undone",
} as const;
export type ReleaseItemState = (typeof ReleaseItemState)[keyof typeof ReleaseItemState];

export const ReleaseKind = {
  case: "case",
  siteSettings: "siteSettings",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  company: "company",
} as const;
export type ReleaseKind = (typeof ReleaseKind)[keyof typeof ReleaseKind];

export const ReleaseState = {
  preparing: "preparing",
  planned: "planned",
  held: "held",
  partly: "partly",
  done: "done",
  undone: "undone",
} as const;
export type ReleaseState = (typeof ReleaseState)[keyof typeof ReleaseState];

export const ReleaseUndoEffect = {
  takesOff: "takesOff",
  showsAgain: "showsAgain",
  restores: "restores",
  stays: "stays",
} as const;
export type ReleaseUndoEffect = (typeof ReleaseUndoEffect)[keyof typeof ReleaseUndoEffect];
