// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const fileTypes = {
  "PNG": {
    "extensions": [
      ".png"
    ],
    "mimes": [
      "image/png"
    ],
    "maxBytes": 2097152
  },
  "JPG": {
    "extensions": [
      ".jpg",
      ".jpeg"
    ],
    "mimes": [
      "image/jpeg"
    ],
    "maxBytes": 2097152
  },
  "WebP": {
    "extensions": [
      ".webp"
    ],
    "mimes": [
      "image/webp"
    ],
    "maxBytes": 2097152
  },
  "PDF": {
    "extensions": [
      ".pdf"
    ],
    "mimes": [
      "application/pdf"
    ],
    "maxBytes": 5242880
  },
  "WORD": {
    "extensions": [
      ".doc",
      ".docx"
    ],
    "mimes": [
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    ],
    "maxBytes": 5242880
  },
  "EXCEL": {
    "extensions": [
      ".xls",
      ".xlsx"
    ],
    "mimes": [
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    ],
    "maxBytes": 5242880
  }
} as const;

export type FileTypeName = keyof typeof fileTypes;
