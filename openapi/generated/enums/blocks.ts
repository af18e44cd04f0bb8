// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const Align = {
  left: 1,
  center: 2,
} as const;
export type Align = (typeof Align)[keyof typeof Align];

export const BarAction = {
  call: "call",
  line: "line",
  directions: "directions",
  book: "book",
} as const;
export type BarAction = (typeof BarAction)[keyof typeof BarAction];

export const FormFieldName = {
  email: "email",
  residence: "residence",
  budget: "budget",
  rooms: "rooms",
  time: "time",
  note: "note",
} as const;
export type FormFieldName = (typeof FormFieldName)[keyof typeof FormFieldName];

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
  companyTel: "companyTel",
} as const;
export type PartSource = (typeof PartSource)[keyof typeof PartSource];

export const PictureKind = {
  photo: "photo",
  drawing: "drawing",
  rendering: "rendering",
} as const;
export type PictureKind = (typeof PictureKind)[keyof typeof PictureKind];

export const PictureKindInput = {
  none: "none",
  photo: "photo",
  drawing: "drawing",
  rendering: "rendering",
} as const;
export type PictureKindInput = (typeof PictureKindInput)[keyof typeof PictureKindInput];

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

export const UrlTarget = {
  sameWindow: "_self",
  newWindow: "_blank",
} as const;
export type UrlTarget = (typeof UrlTarget)[keyof typeof UrlTarget];
