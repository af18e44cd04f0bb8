// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ApprovalBatch = {
  "items": {
    "required": true,
    "minItems": 1,
    "maxItems": 50
  },
  "note": {
    "required": true,
    "maxLength": 500
  }
} as const;

export const ApprovalBlockSeen = {
  "key": {
    "required": true,
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Za-z0-9-]{1,40}$",
    "message": "格式不正確"
  },
  "hash": {
    "required": true,
    "maxLength": 64,
    "pattern": "^[0-9a-f]{64}$",
    "message": "格式不正確"
  }
} as const;

export const ApprovalDecision = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "decision": {
    "required": true
  },
  "blocks": {
    "required": true,
    "maxItems": 600
  },
  "note": {
    "required": true,
    "maxLength": 500
  },
  "reasons": {
    "required": false,
    "maxItems": 5
  },
  "attached": {
    "required": false,
    "maxItems": 600
  }
} as const;

export const ApprovalEmergency = {
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "emergencyReason": {
    "required": true,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const ApprovalReminder = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "roleId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const ApprovalRequestBatch = {
  "kind": {
    "required": true
  },
  "recordIds": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "note": {
    "required": true,
    "maxLength": 500
  },
  "dueOn": {
    "required": true
  }
} as const;

export const ApprovalRequestInput = {
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "note": {
    "required": true,
    "maxLength": 500
  },
  "dueOn": {
    "required": true
  },
  "people": {
    "required": true,
    "maxItems": 30
  }
} as const;

export const ApprovalRoleDepartment = {
  "roleId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const ApprovalRule = {
  "kind": {
    "required": true
  },
  "part": {
    "required": true
  },
  "roleIds": {
    "required": true,
    "maxItems": 10
  }
} as const;

export const ApprovalRulesInput = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rules": {
    "required": true,
    "maxItems": 12
  },
  "departments": {
    "required": false,
    "maxItems": 40
  }
} as const;

export const ApprovalSeenInput = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "blocks": {
    "required": true,
    "minItems": 1,
    "maxItems": 600
  },
  "isSeen": {
    "required": true
  }
} as const;

export const ApprovalWithdrawal = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
