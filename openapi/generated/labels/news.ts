// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const NewsCreate = {
  title: "標題",
  summary: "摘要",
  publishDate: "消息日期",
  status: "狀態",
  startOn: "上架時間",
  endOn: "下架時間",
  cover: "封面圖片",
  coverAlt: "替代文字",
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
  content: "內文",
} as const;

export const NewsUpdate = {
  title: "標題",
  summary: "摘要",
  publishDate: "消息日期",
  status: "狀態",
  startOn: "上架時間",
  endOn: "下架時間",
  cover: "封面圖片",
  coverAlt: "替代文字",
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
  content: "內文",
  versionNote: "這次修改的說明",
} as const;
