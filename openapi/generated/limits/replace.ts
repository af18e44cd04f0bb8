// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReplaceFind = {
  "minLength": 2,
  "maxLength": 100,
  "pattern": "\\S",
  "message": "此欄位為必填"
} as const;

export const ReplaceTarget = {
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "themeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "hits": {
    "required": true,
    "minItems": 1,
    "maxItems": 200
  },
  "companyTel": {
    "required": false,
    "maxItems": 200
  }
} as const;

export const ReplacementCreate = {
  "find": {
    "required": true,
    "minLength": 2,
    "maxLength": 100,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "replacement": {
    "required": true,
    "maxLength": 100
  },
  "isExact": {
    "required": true
  },
  "mode": {
    "required": true
  },
  "records": {
    "required": true,
    "minItems": 1,
    "maxItems": 200
  }
} as const;

export const ReplacementUndo = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
