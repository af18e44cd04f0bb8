// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
/** What people call a record of each kind. */
export const kindNames = {
  case: "建案",
  siteSettings: "搜尋與分享",
  site: "網頁",
  theme: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
  otherPopup: "其他彈窗",
  template: "版型",
  account: "帳號",
  role: "角色",
  company: "公司資料",
  contact: "聯絡資料",
  contactEmail: "E-mail 設定",
  privacy: "個資保護",
  personRequest: "當事人請求",
  incident: "事故",
  adRules: "廣告檢核用語",
  approvalRules: "核准規則",
  salesCode: "銷售代碼",
  media: "圖片",
  audit: "操作紀錄",
  apiToken: "API 權杖",
  webhook: "Webhook",
  deadLink: "失效連結",
  redirect: "轉址",
  release: "一起上線",
  replacement: "全站取代",
  sharedBlock: "共用區塊",
} as const;

/** The unit whose claims each kind takes. */
export const kindUnits = {
  case: "Permissions.Cases",
  siteSettings: "Permissions.Cases.OnePage",
  site: "Permissions.Cases.OnePage",
  theme: "Permissions.Cases.OnePage",
  article: "Permissions.Articles",
  news: "Permissions.News",
  popup: "Permissions.IndexPopup",
  otherPopup: "Permissions.IndexPopup",
  template: "Permissions.Cases.OnePage",
  account: "Permissions.Users",
  role: "Permissions.Roles",
  company: "Permissions.Website",
  contact: "Permissions.Contacts",
  contactEmail: "Permissions.Contacts.Email",
  privacy: "Permissions.Privacy",
  personRequest: "Permissions.Privacy",
  incident: "Permissions.Privacy",
  adRules: "Permissions.Cases.AdRules",
  approvalRules: "Permissions.Approvals",
  salesCode: "Permissions.Cases.SalesCodes",
  media: "Permissions.Media",
  audit: "Permissions.AuditTrails",
  apiToken: "Permissions.Connections",
  webhook: "Permissions.Connections",
  deadLink: "Permissions.Website",
  redirect: "Permissions.Website",
  release: "Permissions.Releases",
  replacement: "Permissions.Replace",
  sharedBlock: "Permissions.Shared",
} as const;

/** The operation that saves what the versions of a kind keep. */
export const versionSaves = {
  case: "updateCaseInfo",
  article: "updateArticle",
  news: "updateNews",
  popup: "saveIndexPopup",
  role: "updateRole",
  sharedBlock: "updateSharedBlock",
} as const;

/** Kinds with preview links. */
export const previewKinds = ["case","theme","article","news","release"] as const;
