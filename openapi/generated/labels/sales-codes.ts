// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SalesCodeCreate = {
  code: "代碼",
  title: "建案名稱",
  district: "區域",
} as const;

export const SalesCodeTable = {
  table: "代碼表",
} as const;

export const SalesCodeUpdate = {
  title: "建案名稱",
  district: "區域",
} as const;
