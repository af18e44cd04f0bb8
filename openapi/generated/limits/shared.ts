// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApprovalBlockKey = {
  "minLength": 1,
  "maxLength": 40,
  "pattern": "^[A-Za-z0-9-]{1,40}$",
  "message": "格式不正確"
} as const;

export const ApprovalHash = {
  "maxLength": 64,
  "pattern": "^[0-9a-f]{64}$",
  "message": "格式不正確"
} as const;

export const CaseCode = {
  "minLength": 1,
  "maxLength": 200,
  "pattern": "^[A-Za-z0-9]+$",
  "message": "限半形英數字，不可包含空格或特殊符號",
  "typed": "code"
} as const;

export const Email = {
  "maxLength": 200,
  "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
  "message": "請輸入正確的 E-mail",
  "typed": "email"
} as const;

export const MediaPath = {
  "maxLength": 100,
  "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
  "message": "格式不正確"
} as const;

export const Phone = {
  "minLength": 1,
  "maxLength": 10,
  "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
  "message": "請輸入含區碼的市話或手機，例如 0225718170",
  "typed": "phone"
} as const;

export const BatchSort = {
  "ids": {
    "required": true,
    "minItems": 1,
    "maxItems": 10000
  },
  "tab": {
    "required": false
  },
  "type": {
    "required": false
  }
} as const;

export const ChangeStatus = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "status": {
    "required": true
  }
} as const;

export const ContentInput = {
  "versionNote": {
    "required": false,
    "maxLength": 200
  },
  "webParts": {
    "required": true,
    "minItems": 1,
    "maxItems": 300
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

export const DuplicateRecord = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const NewerPartInput = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "partType": {
    "required": true,
    "minimum": 1,
    "maximum": 1000
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  }
} as const;

export const OwnPasswordProof = {
  "password": {
    "required": true,
    "maxLength": 200
  },
  "passcode": {
    "required": false,
    "maxLength": 20
  }
} as const;

export const ProjectFact = {
  "name": {
    "required": true
  },
  "value": {
    "required": true,
    "maxLength": 200
  },
  "source": {
    "required": false
  },
  "documentNumber": {
    "required": false,
    "maxLength": 100
  },
  "documentDate": {
    "required": false
  },
  "isPrinted": {
    "required": true
  }
} as const;

export const RoleClaim = {
  "value": {
    "required": true,
    "minLength": 1,
    "maxLength": 100
  },
  "selected": {
    "required": true
  }
} as const;
