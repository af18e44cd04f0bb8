// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const systemCheckNameWords = {
  settings: "環境變數",
  database: "資料庫",
  migrations: "資料庫結構",
  jobs: "排程工作",
  backups: "備份",
  disk: "磁碟",
  mail: "寄信",
  store: "素材儲存",
  caches: "公開網站快取",
  clock: "時間",
  nginx: "nginx",
} as const;

export const systemCheckStateWords = {
  good: "正常",
  attention: "請留意",
  bad: "需要處理",
  off: "未使用",
} as const;
