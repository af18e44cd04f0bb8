// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const barActionWords = {
  call: "電話",
  line: "LINE",
  directions: "導航",
  book: "預約",
} as const;

export const formFieldNameWords = {
  email: "E-mail",
  residence: "居住縣市與地區",
  budget: "購屋預算",
  rooms: "想看的房型",
  time: "方便聯絡的時段",
  note: "備註",
} as const;

export const partSourceWords = {
  head: "標題",
  title: "建案名稱",
  subtitle: "副標題",
  cover: "封面圖片",
  tel: "電話",
  map: "地圖連結",
  facts: "規劃資訊",
  units: "房型",
  introduction: "建案介紹",
  projectFacts: "建案檔案",
  plans: "房型與平面圖",
  places: "基地與接待中心地址",
  companyTel: "公司資料的電話",
} as const;

export const pictureKindWords = {
  photo: "實景",
  drawing: "示意圖",
  rendering: "3D 合成",
} as const;

export const sampleFieldWords = {
  text: "文字",
  picture: "圖片",
  alt: "替代文字",
  url: "網址",
  tel: "電話",
  items: "項目",
  navName: "導覽列名稱",
  siteAddress: "基地位置",
  receptionAddress: "接待中心",
  document: "檔案",
  detail: "補充說明",
  budgets: "預算選項",
  lineId: "LINE 官方帳號",
  lineText: "LINE 訊息",
  address: "導航地址",
} as const;
