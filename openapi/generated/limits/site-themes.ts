// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const DraftName = {
  "minLength": 1,
  "maxLength": 50,
  "pattern": "\\S",
  "message": "此欄位為必填"
} as const;

export const AdPutAsideInput = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "ruleId": {
    "required": true,
    "maxLength": 40,
    "pattern": "^[a-z0-9-]{1,40}$",
    "message": "格式不正確"
  },
  "hash": {
    "required": true,
    "maxLength": 64,
    "pattern": "^[0-9a-f]{64}$",
    "message": "格式不正確"
  },
  "kind": {
    "required": true
  },
  "note": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const CommentReply = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "threadId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "mentions": {
    "required": true,
    "maxItems": 20
  }
} as const;

export const CommentThreadCreate = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "partId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "mentions": {
    "required": true,
    "maxItems": 20
  }
} as const;

export const CommentThreadState = {
  "threadId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "isResolved": {
    "required": true
  }
} as const;

export const CommentUpdate = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "text": {
    "required": true,
    "minLength": 1,
    "maxLength": 2000
  },
  "mentions": {
    "required": true,
    "maxItems": 20
  }
} as const;

export const SiteThemeRestore = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "versionId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "publish": {
    "required": false
  },
  "note": {
    "required": false,
    "maxLength": 200
  },
  "cancelSchedules": {
    "required": false,
    "maxItems": 10
  },
  "emergencyReason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const SiteThemeStatus = {
  "themeId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "status": {
    "required": true
  },
  "note": {
    "required": false,
    "maxLength": 200
  },
  "cancelSchedules": {
    "required": false,
    "maxItems": 10
  },
  "emergencyReason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  }
} as const;

export const SiteThemeUpdate = {
  "themeId": {
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
    "maxLength": 50,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "webParts": {
    "required": false,
    "maxItems": 300
  }
} as const;

export const ThemeFromTemplate = {
  "caseId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "code": {
    "required": true
  },
  "name": {
    "required": false,
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "sourceThemeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "withContent": {
    "required": false
  }
} as const;
