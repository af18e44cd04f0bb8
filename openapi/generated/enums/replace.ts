// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReplaceBlock = {
  noClaim: "noClaim",
  ruled: "ruled",
  atOnce: "atOnce",
} as const;
export type ReplaceBlock = (typeof ReplaceBlock)[keyof typeof ReplaceBlock];

export const ReplaceCompanyTel = {
  now: "now",
  after: "after",
} as const;
export type ReplaceCompanyTel = (typeof ReplaceCompanyTel)[keyof typeof ReplaceCompanyTel];

export const ReplaceDoubt = {
  quoted: "quoted",
  dated: "dated",
} as const;
export type ReplaceDoubt = (typeof ReplaceDoubt)[keyof typeof ReplaceDoubt];

export const ReplaceMode = {
  together: "together",
  apart: "apart",
} as const;
export type ReplaceMode = (typeof ReplaceMode)[keyof typeof ReplaceMode];

export const ReplaceTextKind = {
  phone: "phone",
  address: "address",
  name: "name",
  word: "word",
  link: "link",
} as const;
export type ReplaceTextKind = (typeof ReplaceTextKind)[keyof typeof ReplaceTextKind];
