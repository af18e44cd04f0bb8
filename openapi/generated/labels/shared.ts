// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ContentInput = {
  versionNote: "這次修改的說明",
} as const;

export const ArticleFields = {
  type: "類型",
  title: "標題",
  summary: "摘要",
  publishDate: "文章日期",
  status: "狀態",
  startOn: "上架時間",
  endOn: "下架時間",
  cover: "封面圖片",
  coverAlt: "替代文字",
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
  text: "內文",
} as const;

export const CaseInfoFields = {
  title: "建案名稱",
  subtitle: "副標題",
  code: "建案代碼",
  tab: "分類",
  county: "縣市",
  district: "鄉鎮市區",
  address: "地址",
  tel: "預約電話",
  receptionAddress: "接待中心",
  siteArea: "基地面積",
  floors: "樓層規劃",
  households: "總戶數",
  completion: "完工日期",
  architect: "建築設計",
  builder: "營造公司",
  housingUnits: "房型",
  introduction: "建案介紹",
  recommendedCaseIds: "推薦建案",
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
  cover: "封面圖片",
  coverAlt: "替代文字",
  status: "狀態",
  startOn: "上架時間",
  endOn: "下架時間",
  isHighlight: "列表標示",
} as const;

export const ContentFields = {
  title: "標題",
  summary: "摘要",
  status: "狀態",
  startOn: "上架時間",
  endOn: "下架時間",
  cover: "封面圖片",
  coverAlt: "替代文字",
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
} as const;

export const ContentRecordFields = {
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const ContentRowFields = {
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const CoverFields = {
  cover: "封面圖片",
  coverAlt: "替代文字",
} as const;

export const NewsFields = {
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

export const PopupFields = {
  status: "狀態",
  title: "標題",
  image: "圖片",
  altText: "替代文字",
  url: "連結網址",
  urlTarget: "開啟方式",
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const ScheduleFields = {
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const SeoFields = {
  seoTitle: "SEO 標題",
  seoKeywords: "SEO 關鍵字",
  seoDescription: "SEO 描述",
  shareImage: "社群分享圖片",
} as const;

export const VisibilityFields = {
  startOn: "上架時間",
  endOn: "下架時間",
} as const;
