import { sharedText } from '../../../openapi/text';

/** The error catalogue of specification 8. */
export const errorText = {
  system: sharedText.systemError,
  maintenance: sharedText.maintenance,
  forbidden: '權限不足',
  expired: sharedText.unauthorized,
  cannotBrowse: '權限不足，無法瀏覽！',
  network: '無法連線，請檢查網路後再試',
  stale: sharedText.stale,
  refused: '無法完成，請確認內容後再試',
  gone: '找不到這筆資料，可能已被刪除',
  tooLarge: '檔案或內容太大，請縮小後再試',
  tooMany: '操作過於頻繁，請稍後再試',
  gateway: '伺服器暫時沒有回應，請稍後再試',
  status: (status: number) => `伺服器無法完成，請稍後再試（代碼 ${status}）`,
  storageFailed: '無法使用瀏覽器的儲存空間，請確認設定後重新登入',
} as const;
