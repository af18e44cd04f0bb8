export const menuText = {
  label: '主選單',
  cases: '建案管理',
  contact: '聯絡我們',
  waiting: '未處理',
  unfold: (group: string) => `展開${group}`,
  fold: (group: string) => `收合${group}`,
  people: '人員與權限',
  content: '公司與內容',
  enquiries: '聯絡與個資',
  records: '紀錄與連線',
  product: '系統',
  logout: '登出',
  logoutQuestion: '確定要登出嗎？',
} as const;

/** The content tab bar. */
export const contentTabText = {
  label: '編輯內容',
  basic: '基本資訊',
  content: '內容編輯',
  parts: (count: number) => `${count} 個區塊`,
} as const;
