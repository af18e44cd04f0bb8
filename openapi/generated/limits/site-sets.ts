// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ChangeSiteStatus = {
  "id": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "status": {
    "required": true
  }
} as const;

export const SiteCode = {
  "siteId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "caseCode": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9]+$",
    "message": "限半形英數字，不可包含空格或特殊符號",
    "typed": "code"
  }
} as const;

export const SiteScheduleInput = {
  "siteId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "action": {
    "required": true
  },
  "dueOn": {
    "required": true
  },
  "themeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;

export const SiteSetUpdate = {
  "siteId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "rowVersion": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "siteName": {
    "required": false,
    "minLength": 1,
    "maxLength": 30,
    "pattern": "^[A-Za-z0-9-]{1,30}$",
    "message": "限 30 個半形英數字，符號僅可使用「-」",
    "typed": "code"
  },
  "activeThemeId": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "emergencyReason": {
    "required": false,
    "minLength": 10,
    "maxLength": 500
  },
  "seoTitle": {
    "required": false,
    "maxLength": 200,
    "recommendedLength": 80
  },
  "seoKeywords": {
    "required": false,
    "maxLength": 200,
    "recommendedGroups": {
      "least": 5,
      "most": 6
    },
    "typed": "keywords"
  },
  "seoDescription": {
    "required": false,
    "maxLength": 500
  },
  "shareImage": {
    "required": false,
    "maxBytes": 3145728,
    "accept": [
      "PNG",
      "JPG"
    ],
    "pixels": {
      "width": 1200,
      "height": 630
    }
  },
  "shareImagePath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
  },
  "shareImageRemoved": {
    "required": false
  },
  "gaId": {
    "required": false,
    "maxLength": 14,
    "pattern": "^$|^G-[A-Z0-9]{4,12}$",
    "message": "格式 G-XXXXXXXXXX",
    "typed": "code"
  },
  "gtmId": {
    "required": false,
    "maxLength": 14,
    "pattern": "^$|^GTM-[A-Z0-9]{4,10}$",
    "message": "格式 GTM-XXXXXXX",
    "typed": "code"
  }
} as const;
