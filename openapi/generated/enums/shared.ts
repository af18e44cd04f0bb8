// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AdField = {
  text: "text",
  alt: "alt",
  detail: "detail",
  navName: "navName",
  tel: "tel",
  siteAddress: "siteAddress",
  receptionAddress: "receptionAddress",
  budgets: "budgets",
  thanks: "thanks",
  lineText: "lineText",
  address: "address",
  itemText: "itemText",
  itemLabel: "itemLabel",
  itemGroup: "itemGroup",
  itemDetail: "itemDetail",
  itemAlt: "itemAlt",
  page: "page",
  seoTitle: "seoTitle",
  seoDescription: "seoDescription",
  seoKeywords: "seoKeywords",
  title: "title",
} as const;
export type AdField = (typeof AdField)[keyof typeof AdField];

export const AdReasonKind = {
  approved: "approved",
  counsel: "counsel",
  mistaken: "mistaken",
  other: "other",
} as const;
export type AdReasonKind = (typeof AdReasonKind)[keyof typeof AdReasonKind];

export const AdRuleKind = {
  superlative: "superlative",
  value: "value",
  minutes: "minutes",
  promise: "promise",
  addition: "addition",
  facility: "facility",
  scarcity: "scarcity",
  price: "price",
  use: "use",
  distance: "distance",
  other: "other",
  permit: "permit",
  planUse: "planUse",
  pictureKind: "pictureKind",
} as const;
export type AdRuleKind = (typeof AdRuleKind)[keyof typeof AdRuleKind];

export const AdSeverity = {
  advice: "advice",
  required: "required",
} as const;
export type AdSeverity = (typeof AdSeverity)[keyof typeof AdSeverity];

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

export const ApprovalPart = {
  words: "words",
  figures: "figures",
  terms: "terms",
} as const;
export type ApprovalPart = (typeof ApprovalPart)[keyof typeof ApprovalPart];

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

export const ApprovalState = {
  requested: "requested",
  changesAsked: "changesAsked",
  approved: "approved",
  published: "published",
  withdrawn: "withdrawn",
} as const;
export type ApprovalState = (typeof ApprovalState)[keyof typeof ApprovalState];

export const ArticleType = {
  marketTrends: 2,
  architecturalAesthetics: 3,
} as const;
export type ArticleType = (typeof ArticleType)[keyof typeof ArticleType];

export const AuditAction = {
  create: "create",
  update: "update",
  delete: "delete",
  restore: "restore",
  restoreVersion: "restoreVersion",
  purge: "purge",
  online: "online",
  offline: "offline",
  publish: "publish",
  unpublish: "unpublish",
  sort: "sort",
  createLink: "createLink",
  revokeLink: "revokeLink",
  export: "export",
  signIn: "signIn",
  signOut: "signOut",
  signInFailed: "signInFailed",
  refused: "refused",
  revoke: "revoke",
  pause: "pause",
  resume: "resume",
  rotate: "rotate",
  showSecret: "showSecret",
  show: "show",
  anonymise: "anonymise",
  postpone: "postpone",
  replay: "replay",
  test: "test",
  import: "import",
  undoImport: "undoImport",
  stopImport: "stopImport",
  open: "open",
  erase: "erase",
  comment: "comment",
  resolveComment: "resolveComment",
  reopenComment: "reopenComment",
  outsideApprove: "outsideApprove",
  outsideAskChanges: "outsideAskChanges",
  outsideWithdraw: "outsideWithdraw",
  requestApproval: "requestApproval",
  approve: "approve",
  askChanges: "askChanges",
  withdrawApproval: "withdrawApproval",
  remindApprovers: "remindApprovers",
  emergencyPublish: "emergencyPublish",
  undoRelease: "undoRelease",
  replace: "replace",
  undoReplace: "undoReplace",
} as const;
export type AuditAction = (typeof AuditAction)[keyof typeof AuditAction];

export const AuditKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  template: "template",
  account: "account",
  role: "role",
  company: "company",
  contact: "contact",
  contactEmail: "contactEmail",
  privacy: "privacy",
  personRequest: "personRequest",
  incident: "incident",
  adRules: "adRules",
  approvalRules: "approvalRules",
  salesCode: "salesCode",
  media: "media",
  audit: "audit",
  apiToken: "apiToken",
  webhook: "webhook",
  deadLink: "deadLink",
  redirect: "redirect",
  release: "release",
  replacement: "replacement",
  sharedBlock: "sharedBlock",
} as const;
export type AuditKind = (typeof AuditKind)[keyof typeof AuditKind];

export const CaseTab = {
  selling: 1,
  upcoming: 2,
  soldOut: 3,
} as const;
export type CaseTab = (typeof CaseTab)[keyof typeof CaseTab];

export const ContactType = {
  landDevelopment: 1,
  advertisingCooperation: 2,
  customerService: 3,
  other: 4,
  visit: 5,
} as const;
export type ContactType = (typeof ContactType)[keyof typeof ContactType];

export const ContentStatus = {
  offline: 0,
  online: 1,
} as const;
export type ContentStatus = (typeof ContentStatus)[keyof typeof ContentStatus];

export const FactSource = {
  permit: "permit",
  usePermit: "usePermit",
  contract: "contract",
  register: "register",
  company: "company",
} as const;
export type FactSource = (typeof FactSource)[keyof typeof FactSource];

export const FigureEvent = {
  view: "view",
  section: "section",
  call: "call",
  line: "line",
  map: "map",
  brochure: "brochure",
  begun: "begun",
  refused: "refused",
  sent: "sent",
} as const;
export type FigureEvent = (typeof FigureEvent)[keyof typeof FigureEvent];

export const Gender = {
  female: 0,
  male: 1,
} as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

export const HandleStatus = {
  unhandled: 0,
  inProgress: 1,
  closed: 2,
} as const;
export type HandleStatus = (typeof HandleStatus)[keyof typeof HandleStatus];

export const OwnProof = {
  password: "password",
  passcode: "passcode",
  signIn: "signIn",
} as const;
export type OwnProof = (typeof OwnProof)[keyof typeof OwnProof];

export const PartType = {
  title: 1,
  text: 2,
  image: 6,
  video: 5,
  link: 8,
  phone: 10,
  list: 11,
  gallery: 101,
  projectFacts: 102,
  plans: 103,
  progress: 104,
  places: 105,
  questions: 106,
  download: 107,
  form: 108,
  bars: 109,
} as const;
export type PartType = (typeof PartType)[keyof typeof PartType];

export const ProjectFactName = {
  constructionPermit: "constructionPermit",
  usePermit: "usePermit",
  permitHolder: "permitHolder",
  developer: "developer",
  zoning: "zoning",
  coverage: "coverage",
  floorAreaRatio: "floorAreaRatio",
  architect: "architect",
  structuralDesigner: "structuralDesigner",
  builder: "builder",
  structure: "structure",
  sales: "sales",
  broker: "broker",
  quakeMark: "quakeMark",
  siteArea: "siteArea",
  floors: "floors",
  households: "households",
  parking: "parking",
  unitSizes: "unitSizes",
  sharedRatio: "sharedRatio",
  use: "use",
  start: "start",
  completion: "completion",
  fee: "fee",
  charging: "charging",
  disclaimer: "disclaimer",
  updated: "updated",
} as const;
export type ProjectFactName = (typeof ProjectFactName)[keyof typeof ProjectFactName];

export const RefusalCode = {
  accountAbove: "accountAbove",
  accountTaken: "accountTaken",
  adFindingsRequired: "adFindingsRequired",
  adFindingChanged: "adFindingChanged",
  alreadyAccepted: "alreadyAccepted",
  approvalClosed: "approvalClosed",
  approvalMissing: "approvalMissing",
  approvalNotNeeded: "approvalNotNeeded",
  approvalNotYours: "approvalNotYours",
  approvalUnseen: "approvalUnseen",
  remindedAlready: "remindedAlready",
  roleApproves: "roleApproves",
  tokenRevoked: "tokenRevoked",
  badOrder: "badOrder",
  badPasskey: "badPasskey",
  badPasswordLink: "badPasswordLink",
  badTicket: "badTicket",
  companyRefused: "companyRefused",
  companyUnfinished: "companyUnfinished",
  companyAway: "companyAway",
  codeFrozen: "codeFrozen",
  codeInTrash: "codeInTrash",
  codeIsName: "codeIsName",
  codeMissing: "codeMissing",
  codeTaken: "codeTaken",
  designMissing: "designMissing",
  grantTooMuch: "grantTooMuch",
  sharedBlockInUse: "sharedBlockInUse",
  shownTooMany: "shownTooMany",
  lastAdministrator: "lastAdministrator",
  liveSiteChanged: "liveSiteChanged",
  markedAsSpam: "markedAsSpam",
  nameFrozen: "nameFrozen",
  nameInTrash: "nameInTrash",
  nameMissing: "nameMissing",
  nameTaken: "nameTaken",
  noPassword: "noPassword",
  noRole: "noRole",
  noPlannedVisit: "noPlannedVisit",
  noSalesRecipients: "noSalesRecipients",
  noSecondFactor: "noSecondFactor",
  noCompanyLink: "noCompanyLink",
  noVisitorEmail: "noVisitorEmail",
  notLive: "notLive",
  notMailed: "notMailed",
  notPublished: "notPublished",
  notStarted: "notStarted",
  notYourself: "notYourself",
  othersNote: "othersNote",
  othersComment: "othersComment",
  outsideRefused: "outsideRefused",
  commentsFull: "commentsFull",
  resolveForbidden: "resolveForbidden",
  ownUnderMyAccount: "ownUnderMyAccount",
  inOtherRelease: "inOtherRelease",
  releaseFull: "releaseFull",
  releaseHeld: "releaseHeld",
  releaseNotUndone: "releaseNotUndone",
  replaceNothing: "replaceNothing",
  replaceNotUndone: "replaceNotUndone",
  pictureInUse: "pictureInUse",
  pictureInVersions: "pictureInVersions",
  pictureNotYours: "pictureNotYours",
  popupNeedsImage: "popupNeedsImage",
  tooManyPopups: "tooManyPopups",
  tooManyPasskeys: "tooManyPasskeys",
  replacesShare: "replacesShare",
  roleAbove: "roleAbove",
  roleInUse: "roleInUse",
  roleNameInTrash: "roleNameInTrash",
  roleNameTaken: "roleNameTaken",
  salesCaseMismatch: "salesCaseMismatch",
  salesCaseNotFound: "salesCaseNotFound",
  salesUnavailable: "salesUnavailable",
  samePicture: "samePicture",
  samplesLeft: "samplesLeft",
  scheduledThemeGone: "scheduledThemeGone",
  searchTooLong: "searchTooLong",
  secondFactorElsewhere: "secondFactorElsewhere",
  secondFactorRequired: "secondFactorRequired",
  signInAgain: "signInAgain",
  sourcesEmpty: "sourcesEmpty",
  themeNotPublished: "themeNotPublished",
  themePublic: "themePublic",
  tooManyPreviewLinks: "tooManyPreviewLinks",
  tooManyReplays: "tooManyReplays",
  tooManyWebhooks: "tooManyWebhooks",
  secretShown: "secretShown",
  unreadableSecret: "unreadableSecret",
  versionWithoutParts: "versionWithoutParts",
  wrongOldPassword: "wrongOldPassword",
  wrongPasscode: "wrongPasscode",
  wrongPassword: "wrongPassword",
} as const;
export type RefusalCode = (typeof RefusalCode)[keyof typeof RefusalCode];

export const ReplaceKind = {
  case: "case",
  siteSettings: "siteSettings",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  company: "company",
  contactEmail: "contactEmail",
  privacyTerms: "privacyTerms",
  media: "media",
  sharedBlock: "sharedBlock",
} as const;
export type ReplaceKind = (typeof ReplaceKind)[keyof typeof ReplaceKind];

export const ReplacementState = {
  live: "live",
  waiting: "waiting",
  draft: "draft",
  left: "left",
  undone: "undone",
  kept: "kept",
} as const;
export type ReplacementState = (typeof ReplacementState)[keyof typeof ReplacementState];

export const ScheduleKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
} as const;
export type ScheduleKind = (typeof ScheduleKind)[keyof typeof ScheduleKind];

export const TemplateCode = {
  liubai: "liubai",
  yejing: "yejing",
  jiekuo: "jiekuo",
  nuanju: "nuanju",
} as const;
export type TemplateCode = (typeof TemplateCode)[keyof typeof TemplateCode];

export const VisibleState = {
  online: "online",
  scheduled: "scheduled",
  empty: "empty",
  ended: "ended",
  offline: "offline",
} as const;
export type VisibleState = (typeof VisibleState)[keyof typeof VisibleState];
