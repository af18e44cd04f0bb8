// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const visibleStateWords = {
  online: "已上架",
  scheduled: "排程中",
  empty: "沒有內容",
  ended: "已結束",
  offline: "下架",
} as const;

export const siteStatusWords = {
  0: "已啟用",
  1: "未啟用",
} as const;

export const genderWords = {
  0: "女",
  1: "男",
} as const;

export const articleTypeWords = {
  2: "市場趨勢",
  3: "建築美學",
} as const;

export const contactTypeWords = {
  1: "土地開發洽談",
  2: "廣告合作洽談",
  3: "客戶服務反映",
  4: "其他",
  5: "預約賞屋／購屋諮詢",
} as const;

export const contactSourceWords = {
  website: "官網",
  casePage: "建案網頁",
  facebook: "Facebook",
  instagram: "Instagram",
  google: "Google",
  line: "LINE",
  other: "其他來源",
} as const;

export const handleStatusWords = {
  0: "未處理",
  1: "處理中",
  2: "已結案",
} as const;

export const caseTabWords = {
  1: "熱銷建案",
  2: "即將推出",
  3: "歷年完銷",
} as const;

export const approvalKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
} as const;

export const approvalRecordKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
  otherPopup: "首頁彈窗",
} as const;

export const approvalPartWords = {
  words: "文字與圖片",
  figures: "數字與格局",
  terms: "聲明",
} as const;

export const approvalStateWords = {
  requested: "等待核准",
  changesAsked: "等待修改",
  approved: "已核准",
  published: "已發布",
  withdrawn: "已撤回",
} as const;

export const approvalDepartmentStateWords = {
  waiting: "等待核准",
  approved: "已核准",
  changesAsked: "要求修改",
  needsAgain: "需重新核准",
} as const;

export const approvalChangeWords = {
  added: "新增",
  changed: "修改",
  removed: "刪除",
} as const;

export const approvalReasonWords = {
  documents: "與核定文件不符",
  oldPlan: "不是最新版圖面",
  wording: "用語需修正",
  labelMissing: "缺少標示",
  other: "其他",
} as const;

export const spamReasonWords = {
  trap: "填了訪客看不到的欄位",
  forged: "表單內容與確認頁不符",
  fast: "送出得太快",
  many: "同一個網路短時間送出太多",
  repeated: "同一支電話短時間重複送出",
  links: "內容都是連結",
} as const;

export const figurePeriodWords = {
  publication: "這次發布後",
  days28: "28 天",
  days90: "90 天",
} as const;

export const figureMeasureWords = {
  sent: "預約",
  contact: "撥號與 LINE",
} as const;

export const adRuleKindWords = {
  superlative: "最高級與第一",
  value: "增值與獲利",
  minutes: "時間未說明算法",
  promise: "保證與承諾",
  addition: "夾層、外推與二次施工",
  facility: "未定案的公共建設與學區",
  scarcity: "稀有與搶購",
  price: "價格比較與貸款",
  use: "用途不符",
  distance: "距離無法查證",
  other: "其他",
  permit: "缺建造執照字號",
  planUse: "平面圖缺核准用途",
  pictureKind: "圖片未標示類型",
} as const;

export const adSeverityWords = {
  advice: "提醒",
  required: "必須完成",
} as const;

export const adReasonKindWords = {
  approved: "已有核准文件",
  counsel: "已由法務確認",
  mistaken: "檢核判斷有誤",
  other: "其他",
} as const;

export const appointmentStateWords = {
  0: "已約定",
  1: "已到訪",
  2: "未到",
  3: "已取消",
} as const;

export const unitPriceBasisWords = {
  total: "總價",
  perPing: "每坪",
  onRequest: "洽詢",
} as const;

export const unitAvailabilityWords = {
  upcoming: "即將開賣",
  onSale: "銷售中",
  few: "最後數戶",
  soldOut: "完銷",
} as const;

export const projectFactNameWords = {
  constructionPermit: "建造執照",
  usePermit: "使用執照",
  permitHolder: "起造人",
  developer: "投資興建",
  zoning: "使用分區",
  coverage: "建蔽率",
  floorAreaRatio: "容積率",
  architect: "建築設計",
  structuralDesigner: "結構設計",
  builder: "營造公司",
  structure: "建築結構",
  sales: "企劃銷售",
  broker: "經紀人",
  quakeMark: "耐震標章",
  siteArea: "基地面積",
  floors: "樓層規劃",
  households: "總戶數",
  parking: "車位",
  unitSizes: "坪數",
  sharedRatio: "公設比",
  use: "用途",
  start: "開工日",
  completion: "完工日期",
  fee: "管理費",
  charging: "充電設備",
  disclaimer: "廣告聲明",
  updated: "資訊更新日",
} as const;

export const factSourceWords = {
  permit: "建照",
  usePermit: "使照",
  contract: "契約",
  register: "謄本",
  company: "公司",
} as const;

export const sampleFieldWords = {
  text: "文字",
  picture: "圖片",
  alt: "替代文字",
  url: "網址",
  tel: "電話",
  items: "項目",
  navName: "導覽列名稱",
  siteAddress: "基地位置",
  receptionAddress: "接待中心",
  document: "檔案",
  detail: "補充說明",
  budgets: "預算選項",
  lineId: "LINE 官方帳號",
  lineText: "LINE 訊息",
  address: "導航地址",
} as const;

export const partSourceWords = {
  head: "標題",
  title: "建案名稱",
  subtitle: "副標題",
  cover: "封面圖片",
  tel: "電話",
  map: "地圖連結",
  facts: "規劃資訊",
  units: "房型",
  introduction: "建案介紹",
  projectFacts: "建案檔案",
  plans: "房型與平面圖",
  places: "基地與接待中心地址",
} as const;

export const barActionWords = {
  call: "電話",
  line: "LINE",
  directions: "導航",
  book: "預約",
} as const;

export const pictureKindWords = {
  photo: "實景",
  drawing: "示意圖",
  rendering: "3D 合成",
} as const;

export const formFieldNameWords = {
  email: "E-mail",
  residence: "居住縣市與地區",
  budget: "購屋預算",
  rooms: "想看的房型",
  time: "方便聯絡的時段",
  note: "備註",
} as const;

export const lostFormatWords = {
  align: "置中與靠右",
  quote: "引用",
  strike: "刪除線",
  long: "過長段落或表格的格式",
} as const;

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

export const maskLevelWords = {
  off: "不遮罩",
  lists: "清單、搜尋、匯出與信件",
  everywhere: "所有畫面",
} as const;

export const showActionWords = {
  warn: "通知個資窗口",
  stop: "通知並停止顯示",
  deactivate: "通知並停用帳號",
} as const;

export const personRequestKindWords = {
  view: "查詢",
  copy: "複製本",
  correct: "更正",
  stop: "停止利用",
  erase: "刪除",
} as const;

export const personRequestStateWords = {
  open: "處理中",
  closed: "已結案",
} as const;

export const erasingWords = {
  remove: "移除",
  anonymise: "去識別化",
  keepHash: "留雜湊值",
  onRestore: "還原時再刪",
  manual: "人工處理",
  keep: "保留",
} as const;

export const heldPlaceNameWords = {
  contacts: "聯絡資料",
  notes: "備註",
  mentions: "其他資料裡提到的",
  mails: "寄出與待寄的信",
  imports: "匯入的檔案與還原資料",
  webhooks: "對外送出紀錄",
  audit: "操作紀錄",
  requests: "當事人請求",
  reviews: "外部審閱",
  words: "意見、核准與其他內部說明",
  versions: "內容的舊版本與匯入資料",
  content: "網站內容、設定與帳號",
  consent: "同意紀錄",
  proof: "存證",
  backups: "備份",
} as const;

export const correctedFieldWords = {
  name: "姓名",
  tel: "電話",
  email: "E-mail",
} as const;

export const incidentFormFromWords = {
  company: "公司資料",
  reporter: "帳號資料",
  knownOn: "本事故",
  happenedOn: "操作紀錄",
  title: "本事故",
  categories: "操作紀錄",
  persons: "操作紀錄",
  measures: "操作紀錄",
  notices: "寄信紀錄",
  typed: "請填寫",
} as const;

export const importStateWords = {
  checked: "尚未匯入",
  queued: "匯入中",
  done: "已匯入",
  stopped: "已停止",
  undoing: "復原中",
  undone: "已復原",
} as const;

export const importVerdictWords = {
  new: "新增",
  changed: "更新",
  same: "相同",
  refused: "無法匯入",
} as const;

export const apiTokenScopeWords = {
  published: "已公開內容",
  drafts: "草稿",
  enquiries: "聯絡資料",
} as const;

export const webhookEventWords = {
  "content.online": "上架",
  "content.updated": "內容變更",
  "content.offline": "下架",
  "site.published": "網站發布",
  "site.offline": "網站下線",
  "enquiry.created": "收到",
  "enquiry.updated": "狀態或預約變更",
  "enquiry.erased": "去識別化或刪除",
  "case.updated": "資料變更",
  "case.units": "房型變更",
  "all.restored": "還原備份",
} as const;

export const webhookStateWords = {
  ok: "正常",
  retrying: "重試中",
  paused: "已暫停",
  ended: "已終止",
} as const;

export const webhookFailureWords = {
  timeout: "逾時",
  private: "內部位址",
  network: "無法連線",
} as const;

export const webhookOutcomeWords = {
  delivered: "成功",
  failed: "失敗",
  waiting: "尚未送出",
  replayed: "已補送",
} as const;

export const auditActionWords = {
  create: "新增",
  update: "修改",
  delete: "刪除",
  restore: "還原",
  restoreVersion: "還原版本",
  purge: "永久刪除",
  online: "上架",
  offline: "下架",
  publish: "發布",
  unpublish: "取消發布",
  sort: "排序",
  createLink: "建立預覽連結",
  revokeLink: "撤銷預覽連結",
  export: "匯出",
  signIn: "登入",
  signOut: "登出",
  signInFailed: "登入失敗",
  refused: "拒絕",
  revoke: "撤銷",
  pause: "暫停",
  resume: "重新啟用",
  rotate: "輪替密鑰",
  showSecret: "顯示密鑰",
  show: "顯示完整資料",
  anonymise: "去識別化",
  postpone: "延後去識別化",
  replay: "補送",
  test: "測試",
  import: "匯入",
  undoImport: "復原匯入",
  stopImport: "停止匯入",
  open: "檢視",
  erase: "刪除個人資料",
  comment: "意見",
  resolveComment: "解決意見",
  reopenComment: "重新開啟意見",
  outsideApprove: "外部審閱核准",
  outsideAskChanges: "外部審閱要求修改",
  outsideWithdraw: "外部審閱撤回核准",
  requestApproval: "送核准",
  approve: "核准",
  askChanges: "要求修改",
  withdrawApproval: "撤回核准",
  remindApprovers: "提醒核准者",
  emergencyPublish: "緊急發布",
} as const;

export const outsideReviewStateWords = {
  waiting: "尚未回覆",
  approved: "已核准",
  outdated: "內容已更新",
  changesAsked: "要求修改",
} as const;
