// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ContactCreate = {
  type: "類型",
  name: "姓名",
  gender: "性別",
  tel: "電話",
  email: "E-mail",
  caseTitle: "建案",
  source: "來源",
  content: "內容",
} as const;

export const ContactNote = {
  handleStatus: "處理狀態",
  assigneeId: "承辦人",
  callResult: "通話結果",
  nextCallOn: "下次聯絡",
} as const;

export const ContactReply = {
  subject: "主旨",
  body: "內文",
} as const;

export const ReplyTemplate = {
  name: "範本名稱",
  subject: "主旨",
  body: "內文",
} as const;
