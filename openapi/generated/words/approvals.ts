// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const approvalKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
} as const;
