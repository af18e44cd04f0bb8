import { labels } from '../../openapi/generated/labels';
import {
  articleTypeWords,
  caseTabWords,
  contactTypeWords,
  projectFactNameWords,
} from '../../openapi/generated/words';

/** Texts of the tabs of cases (specification 3). */
export const caseTabText = caseTabWords;

/** Texts of the types of articles (specification 3). */
export const articleTypeText = articleTypeWords;

export const highlightText = { highlight: '指標建案', notHighlight: '非指標建案' } as const;

export const typeLabel = '類型';
export const versionNoteLabel = labels.ContentInput.versionNote;
export const nameLabel = '名稱';
export const zipLabel = '郵遞區號';

/** Help of every alternative text, and the problem of a missing one. */
export const altText = {
  help: '供螢幕閱讀器與搜尋引擎使用',
  missing: '請描述圖片內容，或勾選裝飾圖',
} as const;

/** Fields of a new record that Ctrl+K fills. */
export const titleWords = { name: '名稱', title: '標題' } as const;

/** Texts of the facts of a project, by name. */
export const factLabels = projectFactNameWords;

export const companyLabels = {
  name: '公司名稱',
  legalName: '公司全名',
  taxId: '統一編號',
  tel: '電話',
  hours: '服務時間',
  address: '地址',
  headline: '首頁標語',
  introduction: '首頁引言',
} as const;

export const privacyLabels = {
  maskLevel: '遮罩範圍',
  officerId: '個資窗口',
  email: '公司登記的聯絡窗口',
  perHour: '顯示完整資料',
  action: '超過時',
  severePerHour: '顯示完整資料（嚴重）',
  severeAction: '嚴重超過時',
  months1: `${contactTypeWords[1]}的保存期間`,
  months2: `${contactTypeWords[2]}的保存期間`,
  months3: `${contactTypeWords[3]}的保存期間`,
  months4: `${contactTypeWords[4]}的保存期間`,
  months5: `${contactTypeWords[5]}的保存期間`,
} as const;

export const personRequestLabels = {
  number: '請求編號',
  kinds: '請求的事',
  tel: '電話',
  email: 'E-mail',
  receivedOn: '收件日期',
  identity: '身分確認',
  handlerId: '承辦人',
  state: '狀態',
  note: '備註',
} as const;

export const incidentLabels = {
  number: '事故編號',
  title: '事故',
  knownOn: '知悉時間',
  accountId: '帳號',
  tokenId: 'API 權杖',
  fromOn: '從',
  toOn: '到',
  address: '來源位址',
  reportedOn: '送出時間',
  receiptNumber: '收文字號',
} as const;

/** Labels of the audit trail. */
export const deadLinkLabels = { isIgnored: '先不管' } as const;

export const adRulesLabels = {
  rules: '檢核規則',
} as const;

export const approvalRulesLabels = {
  rules: '核准規則',
} as const;

export const commentLabel = '意見';
export const outsideLabels = {
  reviewer: '外部審閱者',
  reviewId: '外部審閱編號',
  content: '內容編號',
  note: '說明',
} as const;

export const roleLabels = {
  name: '角色名稱',
  description: '說明',
  needsSecondFactor: '兩步驟驗證',
  roleClaims: '權限',
} as const;

export const accountLabels = {
  name: '姓名',
  email: 'E-mail',
  department: '部門',
  gender: '性別',
  roleId: '角色',
  status: '狀態',
  password: '新密碼',
} as const;

export const avatarLabel = '大頭照';

export const contactLabels = {
  callResult: '通話結果',
  assigneeId: '承辦人',
  handleStatus: '處理狀態',
  nextCallOn: '下次聯絡',
  visitOn: '到訪時間',
  visitState: '到訪狀態',
} as const;

export const emailLabels = {
  type1: contactTypeWords[1],
  type2: contactTypeWords[2],
  type3: contactTypeWords[3],
  type4: contactTypeWords[4],
  type5: contactTypeWords[5],
  salesEmails: '銷售部門建檔',
  rotation: '輪流指派',
} as const;

/** Words of the consent text. */
export const consentLabels = {
  summary: '摘要（顯示在勾選欄位上方）',
  controller: '誰蒐集',
  purpose: '為了什麼',
  categories: '哪些資料',
  period: '多久',
  region: '在哪裡',
  recipients: '給誰',
  rights: '當事人的權利與聯絡方式',
  refusal: '不提供會怎樣',
  news: '行銷通知的文字',
} as const;

export const mediaLabels = { name: nameLabel, altText: '替代文字', focus: '焦點' } as const;

/** Fields of a release in the audit trail, besides those of its form. */
export const releaseLabels = {
  heldOn: '沒有上線的時間',
  ranOn: '上線的時間',
  undoneOn: '復原的時間',
  addedItems: '加入',
  removedItems: '移出',
  doneItems: '項目',
  leftItems: '留下',
} as const;

/** Counts of an imported table of codes in the audit trail. */
export const salesCodeLabels = { added: '新增', changed: '更新' } as const;

/** Fields of a replacement in the audit trail. */
export const replacementLabels = {
  doneItems: '已取代',
  leftItems: '沒有換',
  undoneOn: '復原的時間',
} as const;

export const webhookLabels = { name: nameLabel, url: '網址', events: '事件' } as const;

export const apiTokenLabels = {
  name: '用在哪個系統',
  scopes: '可以讀取',
  expiresOn: '有效期限',
  networks: '限制來源位址',
} as const;

/** Asked at an enquiry from the same telephone with another name. */
export const otherName = '姓名不同，是同一個人嗎？';
