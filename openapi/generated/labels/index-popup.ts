// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const IndexPopupInput = {
  status: "狀態",
  title: "標題",
  image: "圖片",
  altText: "替代文字",
  url: "連結網址",
  urlTarget: "開啟方式",
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const OtherPopupCreate = {
  status: "狀態",
  title: "標題",
  image: "圖片",
  altText: "替代文字",
  url: "連結網址",
  urlTarget: "開啟方式",
  startOn: "上架時間",
  endOn: "下架時間",
} as const;

export const OtherPopupUpdate = {
  status: "狀態",
  title: "標題",
  image: "圖片",
  altText: "替代文字",
  url: "連結網址",
  urlTarget: "開啟方式",
  startOn: "上架時間",
  endOn: "下架時間",
} as const;
