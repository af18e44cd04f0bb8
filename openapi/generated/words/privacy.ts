// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const correctedFieldWords = {
  name: "姓名",
  tel: "電話",
  email: "E-mail",
} as const;

export const erasingWords = {
  remove: "移除",
  anonymise: "去識別化",
  keepHash: "留雜湊值",
  onRestore: "還原時再刪",
  manual: "人工處理",
  keep: "保留",
} as const;

export const heldPlaceNameWords = {
  contacts: "聯絡資料",
  notes: "備註",
  mentions: "其他資料裡提到的",
  mails: "寄出與待寄的信",
  imports: "匯入的檔案與還原資料",
  webhooks: "對外送出紀錄",
  audit: "操作紀錄",
  requests: "當事人請求",
  reviews: "外部審閱",
  words: "意見、核准與其他內部說明",
  versions: "內容的舊版本與匯入資料",
  content: "網站內容、設定與帳號",
  consent: "同意紀錄",
  proof: "存證",
  backups: "備份",
} as const;

export const incidentFormFromWords = {
  company: "公司資料",
  reporter: "帳號資料",
  knownOn: "本事故",
  happenedOn: "操作紀錄",
  title: "本事故",
  categories: "操作紀錄",
  persons: "操作紀錄",
  measures: "操作紀錄",
  notices: "寄信紀錄",
  typed: "請填寫",
} as const;

export const maskLevelWords = {
  off: "不遮罩",
  lists: "清單、搜尋、匯出與信件",
  everywhere: "所有畫面",
} as const;

export const personRequestKindWords = {
  view: "查詢",
  copy: "複製本",
  correct: "更正",
  stop: "停止利用",
  erase: "刪除",
} as const;

export const personRequestStateWords = {
  open: "處理中",
  closed: "已結案",
} as const;

export const showActionWords = {
  warn: "通知個資窗口",
  stop: "通知並停止顯示",
  deactivate: "通知並停用帳號",
} as const;
