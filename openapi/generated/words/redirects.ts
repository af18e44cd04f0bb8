// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const redirectStateWords = {
  works: "轉址中",
  sleeps: "原網頁還在，沒有轉",
  broken: "目的地看不到，沒有轉",
} as const;
