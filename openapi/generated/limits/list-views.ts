// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ListViewName = {
  "minLength": 1,
  "maxLength": 40,
  "pattern": "\\S",
  "message": "此欄位為必填"
} as const;

export const ListCondition = {
  "key": {
    "required": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Za-z]+$"
  },
  "value": {
    "required": true,
    "minLength": 1,
    "maxLength": 500
  },
  "label": {
    "required": true,
    "maxLength": 300
  }
} as const;

export const ListViewCreate = {
  "list": {
    "required": true
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "conditions": {
    "required": true,
    "maxItems": 30
  },
  "isShared": {
    "required": true
  }
} as const;

export const ListViewUpdate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "conditions": {
    "required": true,
    "maxItems": 30
  },
  "isShared": {
    "required": true
  }
} as const;
