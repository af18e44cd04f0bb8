// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const limits = {
  "Phone": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170"
  },
  "CaseCode": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9]+$",
    "message": "限半形英數字，不可包含空格或特殊符號"
  },
  "Email": {
    "maxLength": 200,
    "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
    "message": "請輸入正確的 E-mail"
  },
  "RoleClaim": {
    "value": {
      "required": true,
      "minLength": 1,
      "maxLength": 100
    },
    "selected": {
      "required": true
    }
  },
  "RevokeRequest": {
    "refreshToken": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "Me": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "account": {
      "required": true
    },
    "name": {
      "required": true
    },
    "department": {
      "required": true
    },
    "roleName": {
      "required": true
    },
    "avatarUrl": {
      "required": true
    },
    "roleClaims": {
      "required": true
    },
    "tokenExpiresOn": {
      "required": true
    }
  },
  "RoleCard": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "name": {
      "required": true
    },
    "description": {
      "required": true
    },
    "accountCount": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Role": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "name": {
      "required": true
    },
    "description": {
      "required": true
    },
    "accounts": {
      "required": true
    },
    "roleClaims": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "RoleCreate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "description": {
      "required": false,
      "maxLength": 500
    },
    "roleClaims": {
      "required": true,
      "maxItems": 36
    }
  },
  "RoleUpdate": {
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
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "description": {
      "required": false,
      "maxLength": 500
    },
    "roleClaims": {
      "required": true,
      "maxItems": 36
    }
  },
  "AccountCard": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "account": {
      "required": true
    },
    "name": {
      "required": true
    },
    "department": {
      "required": true
    },
    "roleName": {
      "required": true
    },
    "avatarUrl": {
      "required": true
    },
    "status": {
      "required": true
    },
    "lastLoginTime": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Account": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "account": {
      "required": true
    },
    "name": {
      "required": true
    },
    "email": {
      "required": true
    },
    "department": {
      "required": true
    },
    "roleId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "roleName": {
      "required": true
    },
    "gender": {
      "required": true
    },
    "status": {
      "required": true
    },
    "lastLoginTime": {
      "required": true
    },
    "avatarUrl": {
      "required": true
    },
    "assignableRoles": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "AccountUpdate": {
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "email": {
      "required": true,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail"
    },
    "department": {
      "required": true,
      "maxLength": 200
    },
    "roleId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "gender": {
      "required": true
    },
    "status": {
      "required": true
    },
    "password": {
      "required": false,
      "minLength": 8,
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
  },
  "IndexPopup": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    },
    "title": {
      "required": true
    },
    "image": {
      "required": true
    },
    "altText": {
      "required": true
    },
    "url": {
      "required": true
    },
    "urlTarget": {
      "required": true
    },
    "startOn": {
      "required": true
    },
    "endOn": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "IndexPopupInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    },
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "image": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
    },
    "imageRemoved": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "url": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$",
      "message": "請輸入正確的網址，例如 https://example.com"
    },
    "urlTarget": {
      "required": false
    },
    "startOn": {
      "required": false
    },
    "endOn": {
      "required": false
    }
  },
  "ContactRow": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "type": {
      "required": true
    },
    "name": {
      "required": true
    },
    "tel": {
      "required": true
    },
    "email": {
      "required": true
    },
    "caseTitle": {
      "required": true
    },
    "content": {
      "required": true
    },
    "handleStatus": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Contact": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "type": {
      "required": true
    },
    "name": {
      "required": true
    },
    "gender": {
      "required": true
    },
    "tel": {
      "required": true
    },
    "email": {
      "required": true
    },
    "caseTitle": {
      "required": true
    },
    "content": {
      "required": true
    },
    "note": {
      "required": true
    },
    "handleStatus": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ContactCreate": {
    "type": {
      "required": true
    },
    "name": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "gender": {
      "required": true
    },
    "tel": {
      "required": true,
      "minLength": 1,
      "maxLength": 10,
      "pattern": "^(?:0[2-8]\\d{7,8}|09\\d{8})$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170"
    },
    "email": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){1,8}$",
      "message": "請輸入正確的 E-mail"
    },
    "caseTitle": {
      "required": false,
      "maxLength": 200
    },
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 500
    }
  },
  "ContactNote": {
    "note": {
      "required": true,
      "maxLength": 500
    },
    "handleStatus": {
      "required": true
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
  },
  "ContactEmail": {
    "recipients": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "updateRecord": {
      "required": true
    }
  },
  "ContactRecipient": {
    "type": {
      "required": true
    },
    "emails": {
      "required": true,
      "maxLength": 500
    }
  },
  "ContactEmailInput": {
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "recipients": {
      "required": true,
      "minItems": 4,
      "maxItems": 4
    }
  },
  "CaseCard": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "title": {
      "required": true
    },
    "subtitle": {
      "required": true
    },
    "code": {
      "required": true
    },
    "county": {
      "required": true
    },
    "district": {
      "required": true
    },
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": true
    },
    "status": {
      "required": true
    },
    "sort": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "HousingUnit": {
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
      "maximum": 100000
    },
    "count": {
      "required": true,
      "minimum": 0,
      "maximum": 100000
    }
  },
  "CaseInfo": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "code": {
      "required": true
    },
    "title": {
      "required": true
    },
    "subtitle": {
      "required": true
    },
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": true
    },
    "status": {
      "required": true
    },
    "sort": {
      "required": true
    },
    "county": {
      "required": true
    },
    "district": {
      "required": true
    },
    "zip": {
      "required": true
    },
    "address": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "tel": {
      "required": true
    },
    "receptionAddress": {
      "required": true
    },
    "siteArea": {
      "required": true
    },
    "floors": {
      "required": true
    },
    "households": {
      "required": true
    },
    "completion": {
      "required": true
    },
    "architect": {
      "required": true
    },
    "builder": {
      "required": true
    },
    "introduction": {
      "required": true
    },
    "housingUnits": {
      "required": true
    },
    "recommendedCaseIds": {
      "required": true
    },
    "seoTitle": {
      "required": true
    },
    "seoKeywords": {
      "required": true
    },
    "seoDescription": {
      "required": true
    },
    "shareImage": {
      "required": true
    },
    "partCount": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "CaseInfoCreate": {
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9]+$",
      "message": "限半形英數字，不可包含空格或特殊符號"
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
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": false
    },
    "status": {
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
      "message": "請輸入含區碼的市話或手機，例如 0225718170"
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
      "maximum": 100000
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
    "introduction": {
      "required": false,
      "maxLength": 250000,
      "maxText": 16000
    },
    "housingUnits": {
      "required": false,
      "maxItems": 100
    },
    "recommendedCaseIds": {
      "required": false,
      "maxItems": 20
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "CaseInfoUpdate": {
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
    "code": {
      "required": true,
      "minLength": 1,
      "maxLength": 200,
      "pattern": "^[A-Za-z0-9]+$",
      "message": "限半形英數字，不可包含空格或特殊符號"
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
    "tab": {
      "required": true
    },
    "isHighlight": {
      "required": false
    },
    "status": {
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
      "message": "請輸入含區碼的市話或手機，例如 0225718170"
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
      "maximum": 100000
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
    "introduction": {
      "required": false,
      "maxLength": 250000,
      "maxText": 16000
    },
    "housingUnits": {
      "required": false,
      "maxItems": 100
    },
    "recommendedCaseIds": {
      "required": false,
      "maxItems": 20
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "BatchSort": {
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
  },
  "EditHighlight": {
    "caseInfoId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "isHighlight": {
      "required": true
    }
  },
  "RecommendedCase": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "title": {
      "required": true
    },
    "district": {
      "required": true
    }
  },
  "WebPart": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "partType": {
      "required": true
    },
    "sort": {
      "required": true
    },
    "align": {
      "required": true
    },
    "textContent": {
      "required": true
    },
    "url": {
      "required": true
    },
    "urlTarget": {
      "required": true
    },
    "altText": {
      "required": true
    },
    "isDecorative": {
      "required": true
    },
    "autoPlay": {
      "required": true
    },
    "tel": {
      "required": true
    },
    "filePath": {
      "required": true
    },
    "fileName": {
      "required": true
    },
    "fileExtension": {
      "required": true
    },
    "fileSize": {
      "required": true
    },
    "width": {
      "required": true
    },
    "height": {
      "required": true
    },
    "sources": {
      "required": true
    },
    "items": {
      "required": true
    }
  },
  "WebPartInput": {
    "id": {
      "required": false,
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
    },
    "align": {
      "required": false
    },
    "textContent": {
      "required": false,
      "maxLength": 3000
    },
    "url": {
      "required": false,
      "maxLength": 2000,
      "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$",
      "message": "請輸入正確的網址，例如 https://example.com"
    },
    "urlTarget": {
      "required": false
    },
    "altText": {
      "required": false,
      "maxLength": 100
    },
    "isDecorative": {
      "required": false
    },
    "autoPlay": {
      "required": false
    },
    "tel": {
      "required": false,
      "maxLength": 20,
      "pattern": "^$|^0\\d{8,9}(?:#\\d{1,6})?$",
      "message": "請輸入含區碼的市話或手機，例如 0225718170"
    },
    "fileExtension": {
      "required": false,
      "maxLength": 10,
      "pattern": "^[a-z]+$"
    },
    "filePath": {
      "required": false,
      "maxLength": 200,
      "pattern": "^$|^/files/[0-9a-f]{64}\\.(?:png|jpg|webp)$"
    },
    "fileData": {
      "required": false,
      "maxBytes": 3145728,
      "accept": [
        "PNG",
        "JPG"
      ],
      "recommendedPixels": {
        "width": 912,
        "height": 452
      }
    },
    "items": {
      "required": false,
      "maxItems": 100
    }
  },
  "WebPartItemInput": {
    "id": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "textContent": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "secSort": {
      "required": true,
      "minimum": 0,
      "maximum": 1000
    }
  },
  "PartTextLimits": {
    "title": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 3000
    },
    "video": {
      "required": true,
      "maxLength": 100
    },
    "image": {
      "required": true,
      "maxLength": 200
    },
    "link": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    },
    "phone": {
      "required": true,
      "minLength": 1,
      "maxLength": 200
    }
  },
  "Content": {
    "title": {
      "required": true
    },
    "cmsItemList": {
      "required": true
    },
    "webParts": {
      "required": true
    },
    "updateRecord": {
      "required": true
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
  },
  "ContentInput": {
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
  },
  "TemplateCard": {
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "code": {
      "required": true
    },
    "name": {
      "required": true
    },
    "description": {
      "required": true
    },
    "partCount": {
      "required": true
    },
    "createdOn": {
      "required": true
    }
  },
  "SiteTheme": {
    "themeId": {
      "required": true,
      "minimum": 0
    },
    "caseId": {
      "required": true,
      "minimum": 0
    },
    "templateCode": {
      "required": true
    },
    "templateName": {
      "required": true
    },
    "name": {
      "required": true
    },
    "code": {
      "required": true
    },
    "status": {
      "required": true
    },
    "parts": {
      "required": true
    },
    "publishedParts": {
      "required": true
    },
    "publishedOn": {
      "required": true
    },
    "hasUnpublishedChanges": {
      "required": true
    },
    "caseTitle": {
      "required": true
    },
    "district": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "SiteThemeVersion": {
    "versionId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "themeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "partCount": {
      "required": true,
      "minimum": 0
    },
    "publishedOn": {
      "required": true
    },
    "publishedBy": {
      "required": true
    },
    "isLive": {
      "required": true
    }
  },
  "SiteThemeRestore": {
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
    }
  },
  "SitePreview": {
    "themeId": {
      "required": true,
      "minimum": 0
    },
    "templateCode": {
      "required": true
    },
    "title": {
      "required": true
    },
    "district": {
      "required": true
    },
    "parts": {
      "required": true
    }
  },
  "ThemeFromTemplate": {
    "caseId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "code": {
      "required": true
    }
  },
  "SiteThemeUpdate": {
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
      "maxLength": 200
    },
    "webParts": {
      "required": false,
      "maxItems": 300
    }
  },
  "SiteThemeStatus": {
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
    }
  },
  "ThemePartInput": {
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
    "part": {
      "required": true
    }
  },
  "ThemePartSort": {
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
    "ids": {
      "required": true,
      "maxItems": 300
    }
  },
  "PartResult": {
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
    "parts": {
      "required": true
    }
  },
  "SiteCard": {
    "siteId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "caseId": {
      "required": true
    },
    "title": {
      "required": true
    },
    "status": {
      "required": true
    },
    "district": {
      "required": true
    },
    "code": {
      "required": true
    },
    "step": {
      "required": true,
      "minimum": 1,
      "maximum": 4
    },
    "publishedOn": {
      "required": true
    },
    "hasUnpublishedChanges": {
      "required": true
    },
    "activeThemeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "themeCode": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "SiteSet": {
    "siteId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "caseId": {
      "required": true
    },
    "title": {
      "required": true
    },
    "county": {
      "required": true
    },
    "district": {
      "required": true
    },
    "code": {
      "required": true
    },
    "status": {
      "required": true
    },
    "suggestedCode": {
      "required": true
    },
    "caseCode": {
      "required": true
    },
    "codeCheckedOn": {
      "required": true
    },
    "siteName": {
      "required": true
    },
    "publishedOn": {
      "required": true
    },
    "activeThemeId": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "hasUnpublishedChanges": {
      "required": true
    },
    "seoTitle": {
      "required": true
    },
    "seoKeywords": {
      "required": true
    },
    "seoDescription": {
      "required": true
    },
    "shareImage": {
      "required": true
    },
    "gaId": {
      "required": true
    },
    "gtmId": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "themes": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "SiteSetUpdate": {
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
      "message": "限 30 個半形英數字，符號僅可使用「-」"
    },
    "activeThemeId": {
      "required": false,
      "minimum": 1,
      "maximum": 2147483647
    },
    "gaId": {
      "required": false,
      "maxLength": 14,
      "pattern": "^$|^G-[A-Z0-9]{4,12}$",
      "message": "格式 G-XXXXXXXXXX"
    },
    "gtmId": {
      "required": false,
      "maxLength": 14,
      "pattern": "^$|^GTM-[A-Z0-9]{4,10}$",
      "message": "格式 GTM-XXXXXXX"
    },
    "seoTitle": {
      "required": false,
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "SiteCode": {
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
      "message": "限半形英數字，不可包含空格或特殊符號"
    }
  },
  "SiteStatus": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    }
  },
  "ArticleRow": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "type": {
      "required": true
    },
    "title": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "sort": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Article": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "type": {
      "required": true
    },
    "title": {
      "required": true
    },
    "summary": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "sort": {
      "required": true
    },
    "seoTitle": {
      "required": true
    },
    "seoKeywords": {
      "required": true
    },
    "seoDescription": {
      "required": true
    },
    "shareImage": {
      "required": true
    },
    "partCount": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "NewsRow": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "title": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "News": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "title": {
      "required": true
    },
    "summary": {
      "required": true
    },
    "cover": {
      "required": true
    },
    "coverAlt": {
      "required": true
    },
    "publishDate": {
      "required": true
    },
    "status": {
      "required": true
    },
    "content": {
      "required": true
    },
    "seoTitle": {
      "required": true
    },
    "seoKeywords": {
      "required": true
    },
    "seoDescription": {
      "required": true
    },
    "shareImage": {
      "required": true
    },
    "createdOn": {
      "required": true
    },
    "lastModifiedOn": {
      "required": true
    },
    "lastModifiedBy": {
      "required": true
    },
    "updateRecord": {
      "required": true
    },
    "rowVersion": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ChangeStatus": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "status": {
      "required": true
    }
  },
  "DownloadItem": {
    "id": {
      "required": true,
      "minimum": 1,
      "maximum": 2147483647
    },
    "title": {
      "required": true
    },
    "description": {
      "required": true
    },
    "fileName": {
      "required": true
    },
    "fileExtension": {
      "required": true
    },
    "fileSize": {
      "required": true
    },
    "filePath": {
      "required": true
    }
  },
  "Saved": {
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
  },
  "ArticleCreate": {
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
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "ArticleUpdate": {
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
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "NewsCreate": {
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
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 250000,
      "maxText": 16000
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  },
  "NewsUpdate": {
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
    "content": {
      "required": true,
      "minLength": 1,
      "maxLength": 250000,
      "maxText": 16000
    },
    "cover": {
      "required": false,
      "maxBytes": 2097152,
      "accept": [
        "PNG",
        "JPG"
      ]
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
      "maxLength": 200
    },
    "seoKeywords": {
      "required": false,
      "maxLength": 200
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
    "shareImageRemoved": {
      "required": false
    }
  }
} as const;
