// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const NewPasskey = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "id": {
    "required": true,
    "minLength": 1,
    "maxLength": 1400,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "clientDataJSON": {
    "required": true,
    "minLength": 1,
    "maxLength": 1200,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "attestationObject": {
    "required": true,
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "transports": {
    "required": true,
    "maxItems": 10
  }
} as const;

export const PasskeyName = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  }
} as const;
