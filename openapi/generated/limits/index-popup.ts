// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const IndexPopupInput = {
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
  "imagePath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
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
    "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
    "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
    "typed": "url"
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
} as const;

export const OtherPopupCreate = {
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
  "imagePath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
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
    "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
    "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
    "typed": "url"
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
} as const;

export const OtherPopupUpdate = {
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
  "imagePath": {
    "required": false,
    "maxLength": 100,
    "pattern": "^/files/[0-9a-f]{64}\\.[a-z0-9]{2,5}$",
    "message": "格式不正確"
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
    "pattern": "^$|^(?:https?://|mailto:|tel:)[^\\s]+$|^/(?![/\\\\])[^\\s]*$",
    "message": "請輸入正確的網址，例如 https://example.com，或本站的路徑，例如 /case/song-tao-yan",
    "typed": "url"
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
} as const;
