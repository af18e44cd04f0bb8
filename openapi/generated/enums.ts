// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
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
  badPasswordLink: "badPasswordLink",
  badTicket: "badTicket",
  codeFrozen: "codeFrozen",
  codeInTrash: "codeInTrash",
  codeIsName: "codeIsName",
  codeMissing: "codeMissing",
  codeTaken: "codeTaken",
  designMissing: "designMissing",
  grantTooMuch: "grantTooMuch",
  shownTooMany: "shownTooMany",
  lastAdministrator: "lastAdministrator",
  liveSiteChanged: "liveSiteChanged",
  nameFrozen: "nameFrozen",
  nameInTrash: "nameInTrash",
  nameMissing: "nameMissing",
  nameTaken: "nameTaken",
  noPassword: "noPassword",
  noRole: "noRole",
  noPlannedVisit: "noPlannedVisit",
  noSalesRecipients: "noSalesRecipients",
  noSecondFactor: "noSecondFactor",
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
  pictureInUse: "pictureInUse",
  pictureInVersions: "pictureInVersions",
  pictureNotYours: "pictureNotYours",
  popupNeedsImage: "popupNeedsImage",
  tooManyPopups: "tooManyPopups",
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

export const ContentStatus = {
  offline: 0,
  online: 1,
} as const;
export type ContentStatus = (typeof ContentStatus)[keyof typeof ContentStatus];

export const VisibleState = {
  online: "online",
  scheduled: "scheduled",
  empty: "empty",
  ended: "ended",
  offline: "offline",
} as const;
export type VisibleState = (typeof VisibleState)[keyof typeof VisibleState];

export const SiteStatus = {
  enabled: 0,
  notEnabled: 1,
} as const;
export type SiteStatus = (typeof SiteStatus)[keyof typeof SiteStatus];

export const Gender = {
  female: 0,
  male: 1,
} as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

export const ArticleType = {
  marketTrends: 2,
  architecturalAesthetics: 3,
} as const;
export type ArticleType = (typeof ArticleType)[keyof typeof ArticleType];

export const ContactType = {
  landDevelopment: 1,
  advertisingCooperation: 2,
  customerService: 3,
  other: 4,
  visit: 5,
} as const;
export type ContactType = (typeof ContactType)[keyof typeof ContactType];

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

export const ContactSort = {
  newest: "newest",
  oldest: "oldest",
  state: "state",
  assignee: "assignee",
  case: "case",
} as const;
export type ContactSort = (typeof ContactSort)[keyof typeof ContactSort];

export const HandleStatus = {
  unhandled: 0,
  inProgress: 1,
  closed: 2,
} as const;
export type HandleStatus = (typeof HandleStatus)[keyof typeof HandleStatus];

export const CaseTab = {
  selling: 1,
  upcoming: 2,
  soldOut: 3,
} as const;
export type CaseTab = (typeof CaseTab)[keyof typeof CaseTab];

export const Align = {
  left: 1,
  center: 2,
} as const;
export type Align = (typeof Align)[keyof typeof Align];

export const UrlTarget = {
  sameWindow: "_self",
  newWindow: "_blank",
} as const;
export type UrlTarget = (typeof UrlTarget)[keyof typeof UrlTarget];

export const PartType = {
  title: 1,
  text: 2,
  video: 5,
  image: 6,
  link: 8,
  phone: 10,
  list: 11,
  projectFacts: 102,
  plans: 103,
  questions: 106,
  form: 108,
  bars: 109,
  places: 105,
  gallery: 101,
  progress: 104,
  download: 107,
} as const;
export type PartType = (typeof PartType)[keyof typeof PartType];

export const OwnProof = {
  password: "password",
  passcode: "passcode",
  signIn: "signIn",
} as const;
export type OwnProof = (typeof OwnProof)[keyof typeof OwnProof];

export const Feature = {
  ownAccount: "ownAccount",
  accountRecovery: "accountRecovery",
  invitations: "invitations",
  contactHandling: "contactHandling",
  contactTeam: "contactTeam",
  enquiryForm: "enquiryForm",
  appointments: "appointments",
  appointmentMails: "appointmentMails",
  mailCheck: "mailCheck",
  caseRequests: "caseRequests",
  exports: "exports",
  duplicates: "duplicates",
  caseStatus: "caseStatus",
  drafts: "drafts",
  codeSuggestions: "codeSuggestions",
  schedules: "schedules",
  media: "media",
  search: "search",
  auditTrails: "auditTrails",
  trash: "trash",
  previewLinks: "previewLinks",
  history: "history",
  unitFacts: "unitFacts",
  about: "about",
  projectFacts: "projectFacts",
  website: "website",
  apiTokens: "apiTokens",
  webhooks: "webhooks",
  imports: "imports",
  projectBlocks: "projectBlocks",
  pageBlocks: "pageBlocks",
  pictureKinds: "pictureKinds",
  articleText: "articleText",
  listExports: "listExports",
  siteFigures: "siteFigures",
  proof: "proof",
  versionNotes: "versionNotes",
  popups: "popups",
  privacy: "privacy",
  comments: "comments",
  adCheck: "adCheck",
  incidentLetters: "incidentLetters",
  outsideReviews: "outsideReviews",
  presence: "presence",
  approvals: "approvals",
} as const;
export type Feature = (typeof Feature)[keyof typeof Feature];

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

export const ApprovalKind = {
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
} as const;
export type ApprovalKind = (typeof ApprovalKind)[keyof typeof ApprovalKind];

export const ApprovalRecordKind = {
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
} as const;
export type ApprovalRecordKind = (typeof ApprovalRecordKind)[keyof typeof ApprovalRecordKind];

export const ApprovalPart = {
  words: "words",
  figures: "figures",
  terms: "terms",
} as const;
export type ApprovalPart = (typeof ApprovalPart)[keyof typeof ApprovalPart];

export const ApprovalState = {
  requested: "requested",
  changesAsked: "changesAsked",
  approved: "approved",
  published: "published",
  withdrawn: "withdrawn",
} as const;
export type ApprovalState = (typeof ApprovalState)[keyof typeof ApprovalState];

export const ApprovalDepartmentState = {
  waiting: "waiting",
  approved: "approved",
  changesAsked: "changesAsked",
  needsAgain: "needsAgain",
} as const;
export type ApprovalDepartmentState = (typeof ApprovalDepartmentState)[keyof typeof ApprovalDepartmentState];

export const ApprovalChange = {
  added: "added",
  changed: "changed",
  removed: "removed",
} as const;
export type ApprovalChange = (typeof ApprovalChange)[keyof typeof ApprovalChange];

export const ApprovalReason = {
  documents: "documents",
  oldPlan: "oldPlan",
  wording: "wording",
  labelMissing: "labelMissing",
  other: "other",
} as const;
export type ApprovalReason = (typeof ApprovalReason)[keyof typeof ApprovalReason];

export const ApprovalBox = {
  mine: "mine",
  sent: "sent",
  done: "done",
} as const;
export type ApprovalBox = (typeof ApprovalBox)[keyof typeof ApprovalBox];

export const SpamReason = {
  trap: "trap",
  forged: "forged",
  fast: "fast",
  many: "many",
  repeated: "repeated",
  links: "links",
} as const;
export type SpamReason = (typeof SpamReason)[keyof typeof SpamReason];

export const FigurePeriod = {
  publication: "publication",
  days28: "days28",
  days90: "days90",
} as const;
export type FigurePeriod = (typeof FigurePeriod)[keyof typeof FigurePeriod];

export const FigureMeasure = {
  sent: "sent",
  contact: "contact",
} as const;
export type FigureMeasure = (typeof FigureMeasure)[keyof typeof FigureMeasure];

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

export const ProofReason = {
  first: "first",
  published: "published",
  opened: "opened",
  closed: "closed",
  changed: "changed",
  release: "release",
} as const;
export type ProofReason = (typeof ProofReason)[keyof typeof ProofReason];

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

export const AppointmentState = {
  planned: 0,
  kept: 1,
  missed: 2,
  cancelled: 3,
} as const;
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];

export const UnitPriceBasis = {
  total: "total",
  perPing: "perPing",
  onRequest: "onRequest",
} as const;
export type UnitPriceBasis = (typeof UnitPriceBasis)[keyof typeof UnitPriceBasis];

export const UnitAvailability = {
  upcoming: "upcoming",
  onSale: "onSale",
  few: "few",
  soldOut: "soldOut",
} as const;
export type UnitAvailability = (typeof UnitAvailability)[keyof typeof UnitAvailability];

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

export const FactSource = {
  permit: "permit",
  usePermit: "usePermit",
  contract: "contract",
  register: "register",
  company: "company",
} as const;
export type FactSource = (typeof FactSource)[keyof typeof FactSource];

export const SampleField = {
  text: "text",
  picture: "picture",
  alt: "alt",
  url: "url",
  tel: "tel",
  items: "items",
  navName: "navName",
  siteAddress: "siteAddress",
  receptionAddress: "receptionAddress",
  document: "document",
  detail: "detail",
  budgets: "budgets",
  lineId: "lineId",
  lineText: "lineText",
  address: "address",
} as const;
export type SampleField = (typeof SampleField)[keyof typeof SampleField];

export const PartSource = {
  head: "head",
  title: "title",
  subtitle: "subtitle",
  cover: "cover",
  tel: "tel",
  map: "map",
  facts: "facts",
  units: "units",
  introduction: "introduction",
  projectFacts: "projectFacts",
  plans: "plans",
  places: "places",
} as const;
export type PartSource = (typeof PartSource)[keyof typeof PartSource];

export const BarAction = {
  call: "call",
  line: "line",
  directions: "directions",
  book: "book",
} as const;
export type BarAction = (typeof BarAction)[keyof typeof BarAction];

export const PictureKind = {
  photo: "photo",
  drawing: "drawing",
  rendering: "rendering",
} as const;
export type PictureKind = (typeof PictureKind)[keyof typeof PictureKind];

export const FormFieldName = {
  email: "email",
  residence: "residence",
  budget: "budget",
  rooms: "rooms",
  time: "time",
  note: "note",
} as const;
export type FormFieldName = (typeof FormFieldName)[keyof typeof FormFieldName];

export const PictureKindInput = {
  none: "none",
  photo: "photo",
  drawing: "drawing",
  rendering: "rendering",
} as const;
export type PictureKindInput = (typeof PictureKindInput)[keyof typeof PictureKindInput];

export const TemplateCode = {
  liubai: "liubai",
  yejing: "yejing",
  jiekuo: "jiekuo",
  nuanju: "nuanju",
} as const;
export type TemplateCode = (typeof TemplateCode)[keyof typeof TemplateCode];

export const LostFormat = {
  align: "align",
  quote: "quote",
  strike: "strike",
  long: "long",
} as const;
export type LostFormat = (typeof LostFormat)[keyof typeof LostFormat];

export const SiteAction = {
  publish: "publish",
  takeOff: "takeOff",
} as const;
export type SiteAction = (typeof SiteAction)[keyof typeof SiteAction];

export const ScheduleKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
} as const;
export type ScheduleKind = (typeof ScheduleKind)[keyof typeof ScheduleKind];

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

export const MediaState = {
  used: "used",
  unused: "unused",
  noAlt: "noAlt",
} as const;
export type MediaState = (typeof MediaState)[keyof typeof MediaState];

export const MediaUnit = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  popup: "popup",
  otherPopup: "otherPopup",
  template: "template",
  account: "account",
} as const;
export type MediaUnit = (typeof MediaUnit)[keyof typeof MediaUnit];

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
  media: "media",
  audit: "audit",
  apiToken: "apiToken",
  webhook: "webhook",
} as const;
export type AuditKind = (typeof AuditKind)[keyof typeof AuditKind];

export const MaskLevel = {
  off: "off",
  lists: "lists",
  everywhere: "everywhere",
} as const;
export type MaskLevel = (typeof MaskLevel)[keyof typeof MaskLevel];

export const ShowAction = {
  warn: "warn",
  stop: "stop",
  deactivate: "deactivate",
} as const;
export type ShowAction = (typeof ShowAction)[keyof typeof ShowAction];

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

export const CorrectedField = {
  name: "name",
  tel: "tel",
  email: "email",
} as const;
export type CorrectedField = (typeof CorrectedField)[keyof typeof CorrectedField];

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
  "enquiry.created": "enquiry.created",
  "enquiry.updated": "enquiry.updated",
  "enquiry.erased": "enquiry.erased",
  "case.updated": "case.updated",
  "case.units": "case.units",
  "all.restored": "all.restored",
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

export const WebhookState = {
  ok: "ok",
  retrying: "retrying",
  paused: "paused",
  ended: "ended",
} as const;
export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState];

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
} as const;
export type AuditAction = (typeof AuditAction)[keyof typeof AuditAction];

export const PreviewLinkDays = {
  1: 1,
  7: 7,
  30: 30,
} as const;
export type PreviewLinkDays = (typeof PreviewLinkDays)[keyof typeof PreviewLinkDays];

export const OutsideReviewState = {
  waiting: "waiting",
  approved: "approved",
  outdated: "outdated",
  changesAsked: "changesAsked",
} as const;
export type OutsideReviewState = (typeof OutsideReviewState)[keyof typeof OutsideReviewState];

export const SearchKind = {
  case: "case",
  site: "site",
  article: "article",
  news: "news",
  account: "account",
  role: "role",
  contact: "contact",
} as const;
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind];

export const TrashKind = {
  case: "case",
  theme: "theme",
  article: "article",
  news: "news",
  otherPopup: "otherPopup",
  role: "role",
} as const;
export type TrashKind = (typeof TrashKind)[keyof typeof TrashKind];
