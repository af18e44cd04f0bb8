// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApiTokenCreate = {
  name: "用在哪個系統",
  scopes: "可以讀取",
  expiresOn: "有效期限",
  networks: "限制來源位址",
} as const;

export const WebhookCreate = {
  name: "名稱",
  url: "網址",
  events: "事件",
} as const;

export const WebhookUpdate = {
  name: "名稱",
  url: "網址",
  events: "事件",
} as const;
