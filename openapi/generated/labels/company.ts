// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const CompanyInput = {
  name: "公司名稱",
  legalName: "公司全名",
  taxId: "統一編號",
  tel: "電話",
  hours: "服務時間",
  address: "地址",
  headline: "首頁標語",
  introduction: "首頁引言",
  mark: "公司標誌",
} as const;
