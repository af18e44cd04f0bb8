import { labels } from '../../../openapi/generated/labels';
import { limits } from '../../../openapi/generated/limits';
import { redirectStateWords } from '../../../openapi/generated/words';

/** Texts of redirects. */
export const redirectText = {
  about: '網頁下架或刪除後，舊網址轉到哪一頁。改標題時，舊網址會自己轉到新的，不用設定。',
  list: '轉址',
  none: '還沒有轉址',
  noneHelp: '下架或刪除網頁時可以一起設定，也可以在這裡新增。',
  total: (count: number, limit: number) => `${count} 筆，最多 ${limit} 筆`,
  add: '新增轉址',
  change: '改轉到別頁',
  changeOf: (from: string) => `改轉到別頁：${from}`,
  example: '例如 /news/12',
  fields: labels.RedirectInput,
  maxLength: limits.RedirectInput.from.maxLength,
  states: redirectStateWords,
  columns: { state: '狀態', by: '設定的人' },
  remove: '移除',
  removeOf: (from: string) => `移除轉址：${from}`,
  removeTitle: '移除這筆轉址？',
  removing: '移除中',
  question: (from: string) => `移除後，${from} 會顯示「找不到這一頁」。`,
} as const;
