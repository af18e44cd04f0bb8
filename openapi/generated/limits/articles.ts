// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const ArticleCreate = {
  "type": {
    "required": true
  },
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "summary": {
    "required": false,
    "maxLength": 500
  },
  "publishDate": {
    "required": true
  },
  "status": {
    "required": true
  },
  "startOn": {
    "required": false
  },
  "endOn": {
    "required": false
  },
  "cover": {
    "required": false,
    "maxBytes": 2097152,
    "accept": [
      "PNG",
      "JPG"
    ]
  },
  "coverPath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
  },
  "coverRemoved": {
    "required": false
  },
  "coverAlt": {
    "required": false,
    "maxLength": 100
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
  "text": {
    "required": false
  }
} as const;

export const ArticleText = {
  "textContent": {
    "required": true,
    "maxLength": 3000,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "html": {
    "required": false,
    "maxLength": 50000,
    "maxText": 3000
  }
} as const;

export const ArticleUpdate = {
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
  "type": {
    "required": true
  },
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "summary": {
    "required": false,
    "maxLength": 500
  },
  "publishDate": {
    "required": true
  },
  "status": {
    "required": true
  },
  "startOn": {
    "required": false
  },
  "endOn": {
    "required": false
  },
  "cover": {
    "required": false,
    "maxBytes": 2097152,
    "accept": [
      "PNG",
      "JPG"
    ]
  },
  "coverPath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
  },
  "coverRemoved": {
    "required": false
  },
  "coverAlt": {
    "required": false,
    "maxLength": 100
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
  "text": {
    "required": false
  },
  "versionNote": {
    "required": false,
    "maxLength": 200
  }
} as const;
