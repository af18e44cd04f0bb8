// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const CompanyInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 30
  },
  "legalName": {
    "required": false,
    "maxLength": 60
  },
  "taxId": {
    "required": false,
    "maxLength": 8,
    "pattern": "^(?:\\d{8})?$",
    "message": "統一編號是 8 位數字",
    "typed": "code"
  },
  "tel": {
    "required": false,
    "maxLength": 20,
    "pattern": "^$|^0\\d{8,9}(?:#\\d{1,6})?$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "hours": {
    "required": false,
    "maxLength": 60
  },
  "address": {
    "required": false,
    "maxLength": 100
  },
  "headline": {
    "required": false,
    "maxLength": 20
  },
  "introduction": {
    "required": false,
    "maxLength": 200
  },
  "mark": {
    "required": false,
    "maxLength": 200,
    "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
  },
  "emergencyReason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  }
} as const;
