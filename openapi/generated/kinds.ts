// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** What people call a record of each kind. */
export const kindNames = {
  account: "帳號",
  role: "角色",
  popup: "首頁彈窗",
  otherPopup: "其他彈窗",
  company: "公司資料",
  article: "文章",
  case: "建案",
  site: "網頁",
  website: "網頁",
  theme: "網頁",
  template: "版型",
  news: "最新消息",
  contact: "聯絡資料",
  contactEmail: "E-mail 設定",
  privacy: "個資保護",
  personRequest: "當事人請求",
  incident: "事故",
  adRules: "廣告檢核用語",
  approvalRules: "核准規則",
  media: "圖片",
  audit: "操作紀錄",
  apiToken: "API 權杖",
  webhook: "Webhook",
} as const;

/** The unit whose claims each kind takes. */
export const kindUnits = {
  account: "Permissions.Users",
  role: "Permissions.Roles",
  popup: "Permissions.IndexPopup",
  otherPopup: "Permissions.IndexPopup",
  company: "Permissions.Website",
  article: "Permissions.Articles",
  case: "Permissions.Cases",
  site: "Permissions.Cases.OnePage",
  website: "Permissions.Cases.OnePage",
  theme: "Permissions.Cases.OnePage",
  template: "Permissions.Cases.OnePage",
  news: "Permissions.News",
  contact: "Permissions.Contacts",
  contactEmail: "Permissions.Contacts.Email",
  privacy: "Permissions.Privacy",
  personRequest: "Permissions.Privacy",
  incident: "Permissions.Privacy",
  adRules: "Permissions.Cases.AdRules",
  approvalRules: "Permissions.Approvals",
  media: "Permissions.Media",
  audit: "Permissions.AuditTrails",
  apiToken: "Permissions.Connections",
  webhook: "Permissions.Connections",
} as const;

/** The operation that saves what the versions of a kind keep. */
export const versionSaves = {
  role: "updateRole",
  popup: "saveIndexPopup",
  article: "updateArticle",
  case: "updateCaseInfo",
  news: "updateNews",
} as const;
