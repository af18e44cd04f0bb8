// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const CaseInfoCreate = {
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "subtitle": {
    "required": false,
    "maxLength": 200
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9]+$",
    "message": "限半形英數字，不可包含空格或特殊符號",
    "typed": "code"
  },
  "tab": {
    "required": true
  },
  "county": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "district": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "address": {
    "required": false,
    "maxLength": 200
  },
  "tel": {
    "required": true,
    "minLength": 1,
    "maxLength": 10,
    "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "receptionAddress": {
    "required": false,
    "maxLength": 200
  },
  "siteArea": {
    "required": false,
    "maxLength": 200
  },
  "floors": {
    "required": false,
    "maxLength": 200
  },
  "households": {
    "required": false,
    "minimum": 0,
    "maximum": 100000,
    "typed": "number"
  },
  "completion": {
    "required": false,
    "maxLength": 200
  },
  "architect": {
    "required": false,
    "maxLength": 200
  },
  "builder": {
    "required": false,
    "maxLength": 200
  },
  "housingUnits": {
    "required": false,
    "maxItems": 100
  },
  "introduction": {
    "required": false,
    "maxLength": 250000,
    "maxText": 16000
  },
  "recommendedCaseIds": {
    "required": false,
    "maxItems": 20
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
  "status": {
    "required": true
  },
  "startOn": {
    "required": false
  },
  "endOn": {
    "required": false
  },
  "isHighlight": {
    "required": false
  }
} as const;

export const CaseInfoUpdate = {
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
  "title": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "subtitle": {
    "required": false,
    "maxLength": 200
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9]+$",
    "message": "限半形英數字，不可包含空格或特殊符號",
    "typed": "code"
  },
  "tab": {
    "required": true
  },
  "county": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "district": {
    "required": true,
    "minLength": 1,
    "maxLength": 20
  },
  "address": {
    "required": false,
    "maxLength": 200
  },
  "tel": {
    "required": true,
    "minLength": 1,
    "maxLength": 10,
    "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "receptionAddress": {
    "required": false,
    "maxLength": 200
  },
  "siteArea": {
    "required": false,
    "maxLength": 200
  },
  "floors": {
    "required": false,
    "maxLength": 200
  },
  "households": {
    "required": false,
    "minimum": 0,
    "maximum": 100000,
    "typed": "number"
  },
  "completion": {
    "required": false,
    "maxLength": 200
  },
  "architect": {
    "required": false,
    "maxLength": 200
  },
  "builder": {
    "required": false,
    "maxLength": 200
  },
  "housingUnits": {
    "required": false,
    "maxItems": 100
  },
  "introduction": {
    "required": false,
    "maxLength": 250000,
    "maxText": 16000
  },
  "recommendedCaseIds": {
    "required": false,
    "maxItems": 20
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
  "status": {
    "required": true
  },
  "startOn": {
    "required": false
  },
  "endOn": {
    "required": false
  },
  "isHighlight": {
    "required": false
  },
  "versionNote": {
    "required": false,
    "maxLength": 200
  }
} as const;

export const EditHighlight = {
  "caseInfoId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "isHighlight": {
    "required": true
  }
} as const;

export const HousingUnit = {
  "name": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "rooms": {
    "required": false,
    "maxLength": 200
  },
  "areaPing": {
    "required": true,
    "minimum": 0,
    "maximum": 100000,
    "typed": "range"
  },
  "areaPingMost": {
    "required": false,
    "minimum": 0,
    "maximum": 100000
  },
  "count": {
    "required": true,
    "minimum": 0,
    "maximum": 100000,
    "typed": "number"
  },
  "priceBasis": {
    "required": false
  },
  "price": {
    "required": false,
    "minimum": 0,
    "maximum": 1000000,
    "typed": "price"
  },
  "priceMost": {
    "required": false,
    "minimum": 0,
    "maximum": 1000000
  },
  "sharedRatio": {
    "required": false,
    "minimum": 0,
    "maximum": 100,
    "typed": "percent"
  },
  "availability": {
    "required": false
  },
  "plan": {
    "required": false,
    "maxLength": 200,
    "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
  }
} as const;

export const ProjectFactsInput = {
  "facts": {
    "required": true,
    "maxItems": 50
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

export const SalesCaseRequest = {
  "caseId": {
    "required": true,
    "minimum": 1,
    "maximum": 2147483647
  },
  "code": {
    "required": true,
    "minLength": 1,
    "maxLength": 200
  },
  "note": {
    "required": false,
    "maxLength": 500
  }
} as const;
