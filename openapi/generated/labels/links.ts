// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const LinkMend = {
  to: "換成",
} as const;

export const UncheckedHostsInput = {
  hosts: "不檢查的網站",
} as const;
