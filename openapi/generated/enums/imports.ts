// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ImportKind = {
  contact: "contact",
  case: "case",
  article: "article",
  news: "news",
} as const;
export type ImportKind = (typeof ImportKind)[keyof typeof ImportKind];

export const ImportState = {
  checked: "checked",
  queued: "queued",
  done: "done",
  stopped: "stopped",
  undoing: "undoing",
  undone: "undone",
} as const;
export type ImportState = (typeof ImportState)[keyof typeof ImportState];

export const ImportVerdict = {
  new: "new",
  changed: "changed",
  same: "same",
  refused: "refused",
} as const;
export type ImportVerdict = (typeof ImportVerdict)[keyof typeof ImportVerdict];
