// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const OutsideReviewState = {
  waiting: "waiting",
  approved: "approved",
  outdated: "outdated",
  changesAsked: "changesAsked",
} as const;
export type OutsideReviewState = (typeof OutsideReviewState)[keyof typeof OutsideReviewState];

export const PreviewLinkDays = {
  1: 1,
  7: 7,
  30: 30,
} as const;
export type PreviewLinkDays = (typeof PreviewLinkDays)[keyof typeof PreviewLinkDays];
