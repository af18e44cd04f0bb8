// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const RoleCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "description": {
    "required": false,
    "maxLength": 500
  },
  "needsSecondFactor": {
    "required": false
  },
  "roleClaims": {
    "required": true,
    "maxItems": 88
  }
} as const;

export const RoleUpdate = {
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
    "maxLength": 200
  },
  "description": {
    "required": false,
    "maxLength": 500
  },
  "needsSecondFactor": {
    "required": false
  },
  "roleClaims": {
    "required": true,
    "maxItems": 88
  }
} as const;
