// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const AccountUpdate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "department": {
    "required": true,
    "maxLength": 200
  },
  "gender": {
    "required": true
  },
  "roleId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "status": {
    "required": true
  },
  "password": {
    "required": false,
    "minLength": 8,
    "maxLength": 20
  },
  "currentPassword": {
    "required": false,
    "maxLength": 200
  },
  "passcode": {
    "required": false,
    "maxLength": 20
  },
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const InvitationCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "email": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "roleId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
