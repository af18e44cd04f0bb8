// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const OpenGroups = {
  "openGroups": {
    "required": true,
    "maxItems": 20
  }
} as const;

export const OwnPasswordUpdate = {
  "currentPassword": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "newPassword": {
    "required": true,
    "minLength": 8,
    "maxLength": 20
  }
} as const;

export const ProfileInput = {
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
  "email": {
    "required": true,
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail",
    "typed": "email"
  },
  "avatar": {
    "required": false,
    "maxBytes": 2097152,
    "accept": [
      "PNG",
      "JPG"
    ]
  },
  "avatarPath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
  },
  "avatarRemoved": {
    "required": false
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

export const SecondFactorConfirmation = {
  "code": {
    "required": true,
    "minLength": 6,
    "maxLength": 20
  },
  "password": {
    "required": true,
    "maxLength": 200
  },
  "passcode": {
    "required": false,
    "maxLength": 20
  }
} as const;
