// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const approvalChangeWords = {
  added: "新增",
  changed: "修改",
  removed: "刪除",
} as const;

export const approvalDepartmentStateWords = {
  waiting: "等待核准",
  approved: "已核准",
  changesAsked: "要求修改",
  needsAgain: "需重新核准",
} as const;

export const approvalKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
} as const;

export const approvalReasonWords = {
  documents: "與核定文件不符",
  oldPlan: "不是最新版圖面",
  wording: "用語需修正",
  labelMissing: "缺少標示",
  other: "其他",
} as const;

export const approvalRecordKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
  otherPopup: "首頁彈窗",
} as const;
