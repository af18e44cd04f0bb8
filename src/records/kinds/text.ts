import { labels } from '../../../openapi/generated/labels';
import {
  articleTypeWords,
  auditActionWords,
  caseTabWords,
  contactTypeWords,
  projectFactNameWords,
} from '../../../openapi/generated/words';

/** Texts of the tabs of cases (specification 3). */
export const caseTabText = caseTabWords;

/** Texts of the types of articles (specification 3). */
export const articleTypeText = articleTypeWords;

export const highlightText = { highlight: '指標建案', notHighlight: '非指標建案' } as const;

export const typeLabel = labels.ContactCreate.type;
export const versionNoteLabel = labels.ContentInput.versionNote;
export const nameLabel = '名稱';
export const zipLabel = '郵遞區號';

/** Help of every alternative text, and the problem of a missing one. */
export const altText = {
  help: '供螢幕閱讀器與搜尋引擎使用',
  missing: '請描述圖片內容，或勾選裝飾圖',
} as const;

/** Fields of a new record that Ctrl+K fills. */
export const titleWords = { name: nameLabel, title: labels.NewsUpdate.title } as const;

/** Texts of the facts of a project, by name. */
export const factLabels = projectFactNameWords;

export const companyLabels = labels.CompanyInput;

export const privacyLabels = {
  maskLevel: '遮罩範圍',
  officerId: '個資窗口',
  email: '公司登記的聯絡窗口',
  perHour: auditActionWords.show,
  action: '超過時',
  severePerHour: `${auditActionWords.show}（嚴重）`,
  severeAction: '嚴重超過時',
  months1: `${contactTypeWords[1]}的保存期間`,
  months2: `${contactTypeWords[2]}的保存期間`,
  months3: `${contactTypeWords[3]}的保存期間`,
  months4: `${contactTypeWords[4]}的保存期間`,
  months5: `${contactTypeWords[5]}的保存期間`,
} as const;

export const privacyTermsLabels = {
  report: '事故通報',
  identities: '身分確認的方式',
  bases: '刪除的依據',
  letter: '通知信',
} as const;

export const personRequestLabels = {
  number: '請求編號',
  ...labels.PersonRequestInput,
  state: labels.PersonRequestUpdate.state,
} as const;

export const incidentLabels = {
  number: '事故編號',
  ...labels.IncidentInput,
  ...labels.IncidentReport,
} as const;

/** Labels of the audit trail. */
export const deadLinkLabels = { isIgnored: '先不管' } as const;

export const adRulesLabels = {
  rules: '檢核規則',
} as const;

export const approvalRulesLabels = {
  rules: '核准規則',
  departments: '部門',
} as const;

export const commentLabel = '意見';
export const outsideLabels = {
  reviewer: '外部審閱者',
  reviewId: '外部審閱編號',
  content: '內容編號',
  note: '說明',
} as const;

export const roleLabels = labels.RoleUpdate;

export const accountLabels = labels.AccountUpdate;

export const avatarLabel = '大頭照';

export const contactLabels = {
  callResult: labels.ContactNote.callResult,
  assigneeId: labels.ContactNote.assigneeId,
  handleStatus: labels.ContactNote.handleStatus,
  nextCallOn: labels.ContactNote.nextCallOn,
  visitOn: '到訪時間',
  visitState: '到訪狀態',
  reply: '回信',
} as const;

export const emailLabels = {
  type1: contactTypeWords[1],
  type2: contactTypeWords[2],
  type3: contactTypeWords[3],
  type4: contactTypeWords[4],
  type5: contactTypeWords[5],
  salesEmails: '銷售部門建檔',
  rotation: '輪流指派',
  replyTemplates: '回信範本',
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

export const mediaLabels = { ...labels.MediaUpdate, focus: '焦點' } as const;

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
export const salesCodeLabels = { addedCodes: '新增', changedCodes: '更新' } as const;

/** Fields of a replacement in the audit trail. */
export const replacementLabels = {
  doneItems: '已取代',
  leftItems: '沒有換',
  undoneOn: '復原的時間',
} as const;

export const webhookLabels = labels.WebhookUpdate;

export const apiTokenLabels = labels.ApiTokenCreate;

/** Asked at an enquiry from the same telephone with another name. */
export const otherName = '姓名不同，是同一個人嗎？';
