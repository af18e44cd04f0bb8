// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AppointmentState = {
  planned: 0,
  kept: 1,
  missed: 2,
  cancelled: 3,
} as const;
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];

export const CallResult = {
  reached: "reached",
  unanswered: "unanswered",
  wrong: "wrong",
} as const;
export type CallResult = (typeof CallResult)[keyof typeof CallResult];

export const ContactMailState = {
  waiting: "waiting",
  sent: "sent",
  filed: "filed",
  failed: "failed",
  givenUp: "givenUp",
} as const;
export type ContactMailState = (typeof ContactMailState)[keyof typeof ContactMailState];

export const ContactSort = {
  newest: "newest",
  oldest: "oldest",
  state: "state",
  assignee: "assignee",
  case: "case",
} as const;
export type ContactSort = (typeof ContactSort)[keyof typeof ContactSort];

export const ContactSource = {
  website: "website",
  casePage: "casePage",
  facebook: "facebook",
  instagram: "instagram",
  google: "google",
  line: "line",
  other: "other",
} as const;
export type ContactSource = (typeof ContactSource)[keyof typeof ContactSource];

export const ReplyPlaceholder = {
  name: "name",
  caseTitle: "caseTitle",
  sender: "sender",
  tel: "tel",
} as const;
export type ReplyPlaceholder = (typeof ReplyPlaceholder)[keyof typeof ReplyPlaceholder];

export const SpamReason = {
  trap: "trap",
  forged: "forged",
  fast: "fast",
  many: "many",
  repeated: "repeated",
  links: "links",
} as const;
export type SpamReason = (typeof SpamReason)[keyof typeof SpamReason];
