// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const FigureMeasure = {
  sent: "sent",
  contact: "contact",
} as const;
export type FigureMeasure = (typeof FigureMeasure)[keyof typeof FigureMeasure];

export const FigurePeriod = {
  publication: "publication",
  days28: "days28",
  days90: "days90",
} as const;
export type FigurePeriod = (typeof FigurePeriod)[keyof typeof FigurePeriod];

export const ProofReason = {
  first: "first",
  published: "published",
  opened: "opened",
  closed: "closed",
  changed: "changed",
  release: "release",
} as const;
export type ProofReason = (typeof ProofReason)[keyof typeof ProofReason];

export const SiteAction = {
  publish: "publish",
  takeOff: "takeOff",
} as const;
export type SiteAction = (typeof SiteAction)[keyof typeof SiteAction];

export const SiteStatus = {
  enabled: 0,
  notEnabled: 1,
} as const;
export type SiteStatus = (typeof SiteStatus)[keyof typeof SiteStatus];
