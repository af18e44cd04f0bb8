// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const BarsPartInput = {
  "partType": {
    "required": true
  },
  "hasSections": {
    "required": true
  },
  "actions": {
    "required": false,
    "maxItems": 4
  },
  "highlighted": {
    "required": false
  },
  "tel": {
    "required": false,
    "maxLength": 20,
    "pattern": "^$|^0\\d{8,9}(?:#\\d{1,6})?$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "lineId": {
    "required": false,
    "maxLength": 30,
    "pattern": "^$|^@?[A-Za-z0-9][A-Za-z0-9._-]*$",
    "message": "請輸入 LINE 官方帳號的 ID，例如 @heyan",
    "typed": "code"
  },
  "lineText": {
    "required": false,
    "maxLength": 100
  },
  "address": {
    "required": false,
    "maxLength": 100
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const DownloadPartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": true,
    "maxLength": 60,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "detail": {
    "required": false,
    "maxLength": 60
  },
  "documentPath": {
    "required": false,
    "maxLength": 200,
    "pattern": "^$|^/files/[0-9a-f]{64}\\.pdf$"
  },
  "document": {
    "required": false,
    "maxBytes": 20971520,
    "accept": [
      "PDF"
    ]
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const FormPartInput = {
  "partType": {
    "required": true
  },
  "fields": {
    "required": false,
    "maxItems": 6
  },
  "budgets": {
    "required": false,
    "maxLength": 200
  },
  "asksNews": {
    "required": true
  },
  "thanks": {
    "required": false,
    "maxLength": 100
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const GalleryPartInput = {
  "partType": {
    "required": true
  },
  "items": {
    "required": true,
    "minItems": 1,
    "maxItems": 60
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const GalleryPictureInput = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "textContent": {
    "required": false,
    "maxLength": 60
  },
  "kind": {
    "required": true
  },
  "secSort": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  },
  "altText": {
    "required": false,
    "maxLength": 100
  },
  "isDecorative": {
    "required": false
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
  }
} as const;

export const ImagePartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": false,
    "maxLength": 200
  },
  "kind": {
    "required": false
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  },
  "altText": {
    "required": false,
    "maxLength": 100
  },
  "isDecorative": {
    "required": false
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
  }
} as const;

export const LinkPartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": true,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "url": {
    "required": true,
    "maxLength": 200,
    "pattern": "^(?:https?://|mailto:|tel:)[^\\s]+$",
    "message": "請輸入正確的網址，例如 https://example.com",
    "typed": "url"
  },
  "urlTarget": {
    "required": false
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const ListPartInput = {
  "partType": {
    "required": true
  },
  "items": {
    "required": true,
    "minItems": 1,
    "maxItems": 100
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const PartItemInput = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "textContent": {
    "required": true,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "secSort": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const PhonePartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": true,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "tel": {
    "required": true,
    "maxLength": 20,
    "pattern": "^0\\d{8,9}(?:#\\d{1,6})?$",
    "message": "請輸入含區碼的市話或手機，例如 0225718170",
    "typed": "phone"
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const PlaceInput = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "label": {
    "required": true,
    "maxLength": 30,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "textContent": {
    "required": false,
    "maxLength": 40
  },
  "minutes": {
    "required": false,
    "minimum": 1,
    "maximum": 180
  },
  "secSort": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const PlacesPartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": false,
    "maxLength": 100
  },
  "siteAddress": {
    "required": false,
    "maxLength": 100
  },
  "receptionAddress": {
    "required": false,
    "maxLength": 100
  },
  "items": {
    "required": false,
    "maxItems": 30
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  },
  "altText": {
    "required": false,
    "maxLength": 100
  },
  "isDecorative": {
    "required": false
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
  }
} as const;

export const PlansPartInput = {
  "partType": {
    "required": true
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const ProgressMonthInput = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "label": {
    "required": true,
    "maxLength": 7,
    "pattern": "^20\\d{2}-(?:0[1-9]|1[0-2])$",
    "message": "請選擇月份，例如 2026-11",
    "typed": "code"
  },
  "textContent": {
    "required": false,
    "maxLength": 200
  },
  "percent": {
    "required": false,
    "minimum": 0,
    "maximum": 100
  },
  "pictures": {
    "required": false,
    "maxItems": 4
  },
  "secSort": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const ProgressPartInput = {
  "partType": {
    "required": true
  },
  "items": {
    "required": true,
    "minItems": 1,
    "maxItems": 36
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const ProgressPictureInput = {
  "kind": {
    "required": true
  },
  "altText": {
    "required": false,
    "maxLength": 100
  },
  "isDecorative": {
    "required": false
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
  }
} as const;

export const ProjectFactsPartInput = {
  "partType": {
    "required": true
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const QuestionInput = {
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "label": {
    "required": true,
    "maxLength": 60,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "textContent": {
    "required": false,
    "maxLength": 500
  },
  "secSort": {
    "required": true,
    "minimum": 0,
    "maximum": 1000
  }
} as const;

export const QuestionsPartInput = {
  "partType": {
    "required": true
  },
  "items": {
    "required": true,
    "minItems": 1,
    "maxItems": 40
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const TextPartInput = {
  "partType": {
    "required": true
  },
  "align": {
    "required": false
  },
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
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const TitlePartInput = {
  "partType": {
    "required": true
  },
  "align": {
    "required": false
  },
  "textContent": {
    "required": true,
    "maxLength": 200,
    "pattern": "\\S",
    "message": "此欄位為必填"
  },
  "navName": {
    "required": false,
    "maxLength": 4
  },
  "isUnlisted": {
    "required": false
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  }
} as const;

export const VideoPartInput = {
  "partType": {
    "required": true
  },
  "textContent": {
    "required": false,
    "maxLength": 100
  },
  "url": {
    "required": true,
    "maxLength": 200,
    "pattern": "^https?://(?:(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?|shorts/|live/)[^\\s]+|youtu\\.be/[^\\s]+|(?:www\\.)?vimeo\\.com/(?:[a-z]+/){0,3}\\d+(?:[/?#][^\\s]*)?)$",
    "message": "僅接受 YouTube 或 Vimeo 的影片網址，例如 https://youtu.be/dQw4w9WgXcQ",
    "typed": "videoUrl"
  },
  "autoPlay": {
    "required": false
  },
  "id": {
    "required": false,
    "minimum": 1,
    "maximum": 2147483647
  },
  "sort": {
    "required": true,
    "minimum": 0,
    "maximum": 100000
  },
  "isSample": {
    "required": false
  },
  "sharedId": {
    "required": false,
    "minimum": 0,
    "maximum": 2147483647
  },
  "source": {
    "required": false
  },
  "altText": {
    "required": false,
    "maxLength": 100
  },
  "isDecorative": {
    "required": false
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
  }
} as const;
