// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const OutsideReviewCreate = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "expiresOn": {
    "required": true
  },
  "mayComment": {
    "required": true
  },
  "mayApprove": {
    "required": true
  },
  "replaces": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const PreviewLinkCreate = {
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "purpose": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "days": {
    "required": true
  },
  "replaces": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
