// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApiTokenScope = {
  published: "published",
  drafts: "drafts",
  enquiries: "enquiries",
} as const;
export type ApiTokenScope = (typeof ApiTokenScope)[keyof typeof ApiTokenScope];

export const WebhookEvent = {
  "content.online": "content.online",
  "content.updated": "content.updated",
  "content.offline": "content.offline",
  "site.published": "site.published",
  "site.offline": "site.offline",
  "release.published": "release.published",
  "enquiry.created": "enquiry.created",
  "enquiry.updated": "enquiry.updated",
  "enquiry.erased": "enquiry.erased",
  "case.updated": "case.updated",
  "case.units": "case.units",
  "all.restored": "all.restored",
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

export const WebhookFailure = {
  timeout: "timeout",
  private: "private",
  network: "network",
} as const;
export type WebhookFailure = (typeof WebhookFailure)[keyof typeof WebhookFailure];

export const WebhookOutcome = {
  delivered: "delivered",
  failed: "failed",
  waiting: "waiting",
  replayed: "replayed",
} as const;
export type WebhookOutcome = (typeof WebhookOutcome)[keyof typeof WebhookOutcome];

export const WebhookState = {
  ok: "ok",
  retrying: "retrying",
  paused: "paused",
  ended: "ended",
} as const;
export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState];
