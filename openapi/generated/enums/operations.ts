// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const PresenceKind = {
  case: "case",
  theme: "theme",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  contact: "contact",
} as const;
export type PresenceKind = (typeof PresenceKind)[keyof typeof PresenceKind];

export const PresentState = {
  typing: "typing",
  reading: "reading",
} as const;
export type PresentState = (typeof PresentState)[keyof typeof PresentState];

export const SystemCheckName = {
  settings: "settings",
  database: "database",
  migrations: "migrations",
  jobs: "jobs",
  backups: "backups",
  disk: "disk",
  mail: "mail",
  store: "store",
  caches: "caches",
  clock: "clock",
  nginx: "nginx",
} as const;
export type SystemCheckName = (typeof SystemCheckName)[keyof typeof SystemCheckName];

export const SystemCheckState = {
  good: "good",
  attention: "attention",
  bad: "bad",
  off: "off",
} as const;
export type SystemCheckState = (typeof SystemCheckState)[keyof typeof SystemCheckState];
