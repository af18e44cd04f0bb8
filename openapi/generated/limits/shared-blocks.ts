// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const SharedBlockTitle = {
  "minLength": 1,
  "maxLength": 50,
  "pattern": "\\S",
  "message": "此欄位為必填"
} as const;

export const SharedBlockCreate = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "part": {
    "required": true
  }
} as const;

export const SharedBlockPage = {
  "themeId": {
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

export const SharedBlockPagesUpdate = {
  "pages": {
    "required": true,
    "minItems": 1,
    "maxItems": 200
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

export const SharedBlockReplace = {
  "replacementId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
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

export const SharedBlockUpdate = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "part": {
    "required": false
  },
  "versionNote": {
    "required": false,
    "maxLength": 200
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
