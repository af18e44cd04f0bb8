// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ScheduleKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
} as const;
export type ScheduleKind = (typeof ScheduleKind)[keyof typeof ScheduleKind];
