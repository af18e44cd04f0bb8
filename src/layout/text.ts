/** Words that every screen shares (decisions 9). */
export const commonText = {
  product: '網站管理後台',
  add: '新增',
  edit: '編輯',
  cancel: '取消',
  confirm: '確定',
  close: '關閉',
  back: '返回',
  menu: '選單',
  search: '搜尋',
  myAccount: '我的帳號',
  retry: '重試',
  loading: '載入中',
  skip: '跳到主要內容',
  toasts: '通知',
  notFound: '找不到頁面',
  notFoundHelp: '這個頁面不存在，或資料已被刪除。',
  home: '回首頁',
  failed: '無法載入資料',
} as const;

/** Titles of the screens; the prefix of add and edit comes from the path. */
export const titleText = {
  home: '首頁',
  role: '角色',
  roleList: '角色權限設定',
  account: '帳號',
  accountList: '帳號管理',
  auditList: '操作紀錄',
  history: '版本紀錄',
  homePopup: '首頁彈窗設定',
  article: '文章',
  articleList: '文章管理',
  case: '建案',
  caseList: '網站建案資訊管理',
  web: '網頁設計管理',
  webHome: '網站發布',
  webTrack: 'SEO 與追蹤碼設定',
  webTheme: '選擇版型',
  webEdit: '網頁',
  news: '最新消息',
  newsList: '最新消息管理',
  contactList: '聯絡清單',
  contact: '聯絡資料',
  contactEmail: 'E-mail 設定',
  download: '後台教學文件',
  guideline: '操作指引',
  trash: '回收桶',
  schedule: '即將上架與下架',
  preview: '預覽',
  login: '登入',
  forgotPassword: '忘記密碼',
  setPassword: '設定新密碼',
  myAccount: '我的帳號',
} as const;

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
