// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const PasswordLinkCheck = {
  "passwordLink": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const PasswordLinkRequest = {
  "account": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const RevokeRequest = {
  "refreshToken": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;
