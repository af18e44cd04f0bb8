// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AccountUpdate = {
  name: "姓名",
  email: "E-mail",
  department: "部門",
  gender: "性別",
  roleId: "角色",
  status: "狀態",
  password: "新密碼",
} as const;
