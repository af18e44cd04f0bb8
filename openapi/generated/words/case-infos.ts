// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const unitAvailabilityWords = {
  upcoming: "即將開賣",
  onSale: "銷售中",
  few: "最後數戶",
  soldOut: "完銷",
} as const;

export const unitPriceBasisWords = {
  total: "總價",
  perPing: "每坪",
  onRequest: "洽詢",
} as const;
