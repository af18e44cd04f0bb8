// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const replaceDoubtWords = {
  quoted: "在引號或書名號裡",
  dated: "這句提到過去的年份",
} as const;

export const replaceModeWords = {
  together: "一起換",
  apart: "能換的先換",
} as const;

export const replaceTextKindWords = {
  phone: "認得是電話",
  address: "認得是地址",
  name: "認得是姓名",
  word: "字詞",
  link: "連結",
} as const;
