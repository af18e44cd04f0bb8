// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const Beat = {
  "tab": {
    "required": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[0-9A-Za-z-]+$"
  },
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "partId": {
    "required": true
  },
  "state": {
    "required": true
  },
  "isHidden": {
    "required": true
  }
} as const;

export const SeenNews = {
  "key": {
    "required": true,
    "minLength": 12,
    "maxLength": 12
  }
} as const;
