// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const adReasonKindWords = {
  approved: "已有核准文件",
  counsel: "已由法務確認",
  mistaken: "檢核判斷有誤",
  other: "其他",
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

export const approvalChangeWords = {
  added: "新增",
  changed: "修改",
  removed: "刪除",
} as const;

export const approvalDepartmentStateWords = {
  waiting: "等待核准",
  approved: "已核准",
  changesAsked: "要求修改",
  needsAgain: "需重新核准",
} as const;

export const approvalPartWords = {
  words: "文字與圖片",
  figures: "數字與格局",
  terms: "聲明",
} as const;

export const approvalReasonWords = {
  documents: "與核定文件不符",
  oldPlan: "不是最新版圖面",
  wording: "用語需修正",
  labelMissing: "缺少標示",
  other: "其他",
} as const;

export const approvalRecordKindWords = {
  site: "網頁",
  article: "文章",
  news: "最新消息",
  popup: "首頁彈窗",
  otherPopup: "首頁彈窗",
} as const;

export const approvalStateWords = {
  requested: "等待核准",
  changesAsked: "等待修改",
  approved: "已核准",
  published: "已發布",
  withdrawn: "已撤回",
} as const;

export const articleTypeWords = {
  2: "市場趨勢",
  3: "建築美學",
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
  undoRelease: "復原上線",
  replace: "取代",
  undoReplace: "復原取代",
} as const;

export const caseTabWords = {
  1: "熱銷建案",
  2: "即將推出",
  3: "歷年完銷",
} as const;

export const contactTypeWords = {
  1: "土地開發洽談",
  2: "廣告合作洽談",
  3: "客戶服務反映",
  4: "其他",
  5: "預約賞屋／購屋諮詢",
} as const;

export const factSourceWords = {
  permit: "建照",
  usePermit: "使照",
  contract: "契約",
  register: "謄本",
  company: "公司",
} as const;

export const genderWords = {
  0: "女",
  1: "男",
} as const;

export const handleStatusWords = {
  0: "未處理",
  1: "處理中",
  2: "已結案",
} as const;

export const partTypeWords = {
  1: "標題",
  2: "長文",
  6: "圖片",
  5: "影片連結",
  8: "文字連結",
  10: "預約電話",
  11: "條列項目",
  101: "圖集",
  102: "建案資訊",
  103: "格局",
  104: "工程進度",
  105: "位置",
  106: "問答",
  107: "下載",
  108: "預約表單",
  109: "導覽與行動列",
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

export const visibleStateWords = {
  online: "已上架",
  scheduled: "排程中",
  empty: "沒有內容",
  ended: "已結束",
  offline: "下架",
} as const;
