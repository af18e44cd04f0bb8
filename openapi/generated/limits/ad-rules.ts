// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AdRule = {
  "id": {
    "required": true,
    "maxLength": 40,
    "pattern": "^[a-z0-9-]{1,40}$",
    "message": "格式不正確"
  },
  "kind": {
    "required": true
  },
  "phrases": {
    "required": true,
    "maxItems": 150
  },
  "exceptions": {
    "required": true,
    "maxItems": 150
  },
  "contexts": {
    "required": true,
    "maxItems": 150
  },
  "reason": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "source": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "checkedOn": {
    "required": true
  },
  "isToConfirm": {
    "required": true
  },
  "severity": {
    "required": true
  },
  "isOn": {
    "required": true
  }
} as const;

export const AdRulesInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rules": {
    "required": true,
    "maxItems": 80
  }
} as const;
