// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ReleaseCreate = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 50
  },
  "item": {
    "required": false
  }
} as const;

export const ReleaseItemInput = {
  "kind": {
    "required": true
  },
  "recordId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "action": {
    "required": true
  },
  "themeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const ReleaseRequest = {
  "note": {
    "required": true,
    "maxLength": 500
  },
  "dueOn": {
    "required": true
  }
} as const;

export const ReleaseRun = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const ReleaseUndo = {
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "emergencyReason": {
    "required": false,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const ReleaseUpdate = {
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
    "required": false,
    "minLength": 1,
    "maxLength": 50
  },
  "dueOn": {
    "required": false
  },
  "waitsForAll": {
    "required": false
  }
} as const;
