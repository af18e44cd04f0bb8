// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const appointmentStateWords = {
  0: "已約定",
  1: "已到訪",
  2: "未到",
  3: "已取消",
} as const;

export const callResultWords = {
  reached: "接通",
  unanswered: "沒有接",
  wrong: "打錯",
} as const;

export const contactMailStateWords = {
  waiting: "等待寄出",
  sent: "已寄出",
  filed: "只存成檔案，沒有寄出",
  failed: "寄送失敗，系統會再試",
  givenUp: "寄送失敗，沒有寄出",
} as const;

export const contactSourceWords = {
  website: "官網",
  casePage: "建案網頁",
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  line: "LINE",
  other: "其他來源",
} as const;

export const replyPlaceholderWords = {
  name: "姓名",
  caseTitle: "建案",
  sender: "寄信人",
  tel: "電話",
} as const;

export const spamReasonWords = {
  trap: "填了訪客看不到的欄位",
  forged: "表單內容與確認頁不符",
  fast: "送出得太快",
  many: "同一個網路短時間送出太多",
  repeated: "同一支電話短時間重複送出",
  links: "內容都是連結",
} as const;
