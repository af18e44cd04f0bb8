// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const outsideReviewStateWords = {
  waiting: "尚未回覆",
  approved: "已核准",
  outdated: "內容已更新",
  changesAsked: "要求修改",
} as const;
