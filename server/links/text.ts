/** Refusals of redirects, and names of pages that have no record. */
export const linkText = {
  pages: { home: '官網首頁', cases: '建案列表', articles: '文章列表', news: '消息列表', contact: '聯絡我們' },
  notOurs: '請輸入自己網站的網址，例如 /news/12',
  notHere: '這個網址不由本系統顯示，無法轉址',
  missing: '找不到這個網頁，請選另一頁',
  same: '不能轉到自己',
  chain: (to: string, further: string) => `${to} 已設定轉到 ${further}，請直接轉到 ${further}`,
  chained: (from: string) => `${from} 已設定轉到這個網址，請先移除那一筆`,
  full: (limit: number) => `轉址最多 ${limit} 筆，請先移除不用的`,
  saved: '轉址已設定',
  ignored: '這個連結先不列出來，恢復後再壞會再提醒',
  reported: '這個連結會再列出來',
  removed: '轉址已移除',
} as const;
