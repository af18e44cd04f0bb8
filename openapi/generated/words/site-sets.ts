// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const figureMeasureWords = {
  sent: "預約",
  contact: "撥號與 LINE",
} as const;

export const figurePeriodWords = {
  publication: "這次發布後",
  days28: "28 天",
  days90: "90 天",
} as const;

export const siteStatusWords = {
  0: "已啟用",
  1: "未啟用",
} as const;
