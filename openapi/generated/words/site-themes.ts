// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const lostFormatWords = {
  align: "置中與靠右",
  quote: "引用",
  strike: "刪除線",
  long: "過長段落或表格的格式",
} as const;
