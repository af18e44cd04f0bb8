// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const IncidentInput = {
  title: "事故",
  knownOn: "知悉時間",
  accountId: "帳號",
  tokenId: "API 權杖",
  fromOn: "從",
  toOn: "到",
  address: "來源位址",
} as const;

export const IncidentReport = {
  reportedOn: "送出時間",
  receiptNumber: "收文字號",
} as const;

export const PersonRequestInput = {
  kinds: "請求的事",
  tel: "電話",
  email: "E-mail",
  receivedOn: "收件日期",
  identity: "身分確認",
  handlerId: "承辦人",
  note: "備註",
} as const;

export const PersonRequestUpdate = {
  state: "狀態",
  kinds: "請求的事",
  tel: "電話",
  email: "E-mail",
  receivedOn: "收件日期",
  identity: "身分確認",
  handlerId: "承辦人",
  note: "備註",
} as const;
