// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const CorrectedField = {
  name: "name",
  tel: "tel",
  email: "email",
} as const;
export type CorrectedField = (typeof CorrectedField)[keyof typeof CorrectedField];

export const Erasing = {
  remove: "remove",
  anonymise: "anonymise",
  keepHash: "keepHash",
  onRestore: "onRestore",
  manual: "manual",
  keep: "keep",
} as const;
export type Erasing = (typeof Erasing)[keyof typeof Erasing];

export const HeldPlaceName = {
  contacts: "contacts",
  notes: "notes",
  mentions: "mentions",
  mails: "mails",
  imports: "imports",
  webhooks: "webhooks",
  audit: "audit",
  requests: "requests",
  reviews: "reviews",
  words: "words",
  versions: "versions",
  content: "content",
  consent: "consent",
  proof: "proof",
  backups: "backups",
} as const;
export type HeldPlaceName = (typeof HeldPlaceName)[keyof typeof HeldPlaceName];

export const IncidentFormFrom = {
  company: "company",
  reporter: "reporter",
  knownOn: "knownOn",
  happenedOn: "happenedOn",
  title: "title",
  categories: "categories",
  persons: "persons",
  measures: "measures",
  notices: "notices",
  typed: "typed",
} as const;
export type IncidentFormFrom = (typeof IncidentFormFrom)[keyof typeof IncidentFormFrom];

export const MaskLevel = {
  off: "off",
  lists: "lists",
  everywhere: "everywhere",
} as const;
export type MaskLevel = (typeof MaskLevel)[keyof typeof MaskLevel];

export const PersonRequestKind = {
  view: "view",
  copy: "copy",
  correct: "correct",
  stop: "stop",
  erase: "erase",
} as const;
export type PersonRequestKind = (typeof PersonRequestKind)[keyof typeof PersonRequestKind];

export const PersonRequestState = {
  open: "open",
  closed: "closed",
} as const;
export type PersonRequestState = (typeof PersonRequestState)[keyof typeof PersonRequestState];

export const ShowAction = {
  warn: "warn",
  stop: "stop",
  deactivate: "deactivate",
} as const;
export type ShowAction = (typeof ShowAction)[keyof typeof ShowAction];
