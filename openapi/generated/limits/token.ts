// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const CompanyAnswer = {
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 3000
  },
  "state": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "iss": {
    "required": false,
    "maxLength": 300
  }
} as const;

export const PasskeyAnswer = {
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
  "authenticatorData": {
    "required": true,
    "minLength": 1,
    "maxLength": 600,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "signature": {
    "required": true,
    "minLength": 1,
    "maxLength": 700,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

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
