// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApprovalRoleDepartment = {
  name: "部門",
} as const;
