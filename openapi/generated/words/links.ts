// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const deadLinkReasonWords = {
  gone: "找不到這一頁",
  noHost: "找不到這個網站",
  noAnswer: "沒有回應",
  certificate: "安全憑證有問題",
  broken: "對方網站出錯",
} as const;

export const linkEffectWords = {
  follows: "自動跟著變",
  breaks: "會斷",
  mentions: "提到名字",
} as const;

export const linkFieldWords = {
  block: "區塊",
  content: "內文",
  introduction: "建案介紹",
  url: "彈窗連結",
  recommended: "推薦建案",
  bound: "引用建案資料",
  item: "項目",
} as const;

export const linkStateWords = {
  live: "線上",
  scheduled: "已排程",
  draft: "草稿",
} as const;
