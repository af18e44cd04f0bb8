// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const apiTokenScopeWords = {
  published: "已公開內容",
  drafts: "草稿",
  enquiries: "聯絡資料",
} as const;

export const webhookEventWords = {
  "content.online": "上架",
  "content.updated": "內容變更",
  "content.offline": "下架",
  "site.published": "網站發布",
  "site.offline": "網站下線",
  "release.published": "一起上線",
  "enquiry.created": "收到",
  "enquiry.updated": "狀態或預約變更",
  "enquiry.erased": "去識別化或刪除",
  "case.updated": "資料變更",
  "case.units": "房型變更",
  "all.restored": "還原備份",
} as const;

export const webhookFailureWords = {
  timeout: "逾時",
  private: "內部位址",
  network: "無法連線",
} as const;

export const webhookOutcomeWords = {
  delivered: "成功",
  failed: "失敗",
  waiting: "尚未送出",
  replayed: "已補送",
} as const;

export const webhookStateWords = {
  ok: "正常",
  retrying: "重試中",
  paused: "已暫停",
  ended: "已終止",
} as const;
