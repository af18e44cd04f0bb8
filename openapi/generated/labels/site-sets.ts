// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SiteSetUpdate = {
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
  gaId: "GA 評估 ID",
  gtmId: "GTM 容器 ID",
} as const;
