// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SalesCodeTitle = {
  "minLength": 1,
  "maxLength": 200,
  "pattern": "\\S",
  "message": "此欄位為必填"
} as const;

export const SalesCodeCreate = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 60,
    "pattern": "^[A-Za-z0-9-]+$",
    "message": "限半形英數字，符號僅可使用「-」",
    "typed": "code"
  },
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "district": {
    "required": true,
    "maxLength": 200
  }
} as const;

export const SalesCodeTable = {
  "table": {
    "required": true,
    "minLength": 1,
    "maxLength": 500000,
    "pattern": "\\S",
    "message": "此欄位為必填"
  }
} as const;

export const SalesCodeUpdate = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "district": {
    "required": true,
    "maxLength": 200
  }
} as const;
