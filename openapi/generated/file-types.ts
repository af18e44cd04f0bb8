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

export const refusedPictures = {
  "heic": "無法讀取 HEIC 照片，請先轉存為 JPG：Mac 以「預覽程式」輸出，Windows 以「相片」另存為 .jpg；iPhone 可在「設定」的「相機」將「格式」改為「最相容」",
  "avif": "無法讀取 AVIF 圖片，請先轉存為 JPG：Mac 以「預覽程式」輸出，Windows 以「小畫家」另存為 .jpg",
  "tiff": "無法讀取 TIFF 圖片，請先轉存為 JPG：Mac 以「預覽程式」輸出，Windows 以「小畫家」另存為 .jpg",
  "bmp": "無法讀取 BMP 圖片，請先轉存為 PNG：Mac 以「預覽程式」輸出，Windows 以「小畫家」另存為 .png",
  "gif": "不接受 GIF 圖片，因為動畫無法保留。靜態圖片請轉存為 PNG；動畫請改上傳影片網站，再以影片區塊加入",
  "svg": "不接受 SVG 圖片，因為檔案裡可以夾帶程式。請從繪圖軟體輸出為 PNG"
} as const;
