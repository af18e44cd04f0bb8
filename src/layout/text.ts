export const menuText = {
  label: '主選單',
  system: '系統設定',
  cases: '建案管理',
  contact: '聯絡我們',
  waiting: '未處理',
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
