// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RoleCreate = {
  name: "角色名稱",
  description: "說明",
  needsSecondFactor: "兩步驟驗證",
  roleClaims: "權限",
} as const;

export const RoleUpdate = {
  name: "角色名稱",
  description: "說明",
  needsSecondFactor: "兩步驟驗證",
  roleClaims: "權限",
} as const;
