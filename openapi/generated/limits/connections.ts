// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApiTokenCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "scopes": {
    "required": true,
    "minItems": 1,
    "maxItems": 2
  },
  "expiresOn": {
    "required": true
  },
  "networks": {
    "required": false,
    "maxItems": 20
  },
  "currentPassword": {
    "required": false,
    "maxLength": 200
  },
  "passcode": {
    "required": false,
    "maxLength": 20
  }
} as const;

export const WebhookCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "url": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{1,1990}$",
    "message": "請輸入完整網址，例如 https://example.com/hooks",
    "typed": "url"
  },
  "events": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  }
} as const;

export const WebhookReplay = {
  "ids": {
    "required": false,
    "minItems": 1,
    "maxItems": 100
  },
  "from": {
    "required": false
  },
  "to": {
    "required": false
  },
  "failedOnly": {
    "required": false
  }
} as const;

export const WebhookUpdate = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 40
  },
  "url": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000,
    "pattern": "^https?://[^\\s]{1,1990}$",
    "message": "請輸入完整網址，例如 https://example.com/hooks",
    "typed": "url"
  },
  "events": {
    "required": true,
    "minItems": 1,
    "maxItems": 20
  }
} as const;
