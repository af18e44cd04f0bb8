export const homeText = {
  welcome: (name: string) => `${name}，您好。`,
  entries: '單元',
  waiting: '待處理的聯絡訊息',
  waitingCount: (count: number) => (count === 0 ? '目前沒有未處理的訊息' : `共 ${count} 筆未處理`),
  all: '查看全部',
  recent: '最近更新',
  none: '目前尚無相關資料',
  kinds: { case: '建案', website: '網頁', article: '文章', news: '消息' },
  by: (name: string, time: string) => `${name}　${time}`,
} as const;
