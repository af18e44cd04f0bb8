import { kindUnits } from '../../../openapi/generated/kinds';
import { auditActionWords, genderWords, handleStatusWords } from '../../../openapi/generated/words';
import { statusText } from '../../time/text';
import { articleTypeText, caseLabels, caseTabText, highlightText } from '../../kinds/text';

export const auditText = {
  unit: kindUnits.audit,
  list: '操作紀錄',
  note: '所有人的操作都會留下紀錄，保留三年，不能修改或刪除。',
  keywordExample: '名稱、人員或位址',
  person: '人員',
  everybody: '所有人',
  action: '動作',
  allActions: '所有動作',
  kind: '類別',
  allKinds: '所有類別',
  date: '日期',
  fileName: (date: string) => `操作紀錄_${date}.csv`,
  columns: {
    at: '時間',
    person: '人員',
    action: '動作',
    subject: '對象',
    address: '來源位址',
    more: '詳細',
  },
  today: '今天',
  server: '系統',
  unknown: '未知',
  none: '—',
  open: (when: string) => `展開 ${when} 的紀錄`,
  close: (when: string) => `收合 ${when} 的紀錄`,
  number: (id: number) => `編號 ${id}`,
  fields: (count: number) => `${count} 個欄位`,
  scheduled: '依排程',
  nth: (count: number) => `第 ${count} 次`,
  tried: (unit: string, action: string) => `嘗試${action}「${unit}」，角色沒有這項權限`,
  changes: '變更內容',
  page: '所在頁面',
  record: '版本紀錄',
  before: '變更前',
  after: '變更後',
  noChanges: '這筆紀錄沒有欄位的變更。',
  facts: {
    id: '紀錄編號',
    address: '來源位址',
    device: '裝置',

    account: '帳號',
    operation: '作業',
    request: '要求編號',
  },
  trash: '在回收桶',
  unitOf: (name: string) => `房型　${name}`,
  again: (name: string, place: number) => `${name}（第 ${place} 筆）`,
  unitSays: ({
    rooms,
    areaPing,
    areaPingMost,
    count,
  }: Readonly<Record<'rooms' | 'areaPing' | 'areaPingMost' | 'count', string | number | undefined>>) =>
    [
      rooms,
      areaPing === undefined ? '' : `${areaPingMost ? `${areaPing}～${areaPingMost}` : areaPing} 坪`,
      count === undefined ? '' : `${count} 戶`,
    ]
      .filter(Boolean)
      .join('，'),
  edit: (kind: string) => `編輯${kind}`,
  version: '查看這個版本',
  actions: auditActionWords,
  /** What a website's switch is called. */
  siteActions: { online: '啟用', offline: '停用' },
  reasons: {
    wrongPassword: '帳號或密碼錯誤',
    inactive: '帳號已停用',
    noRole: '帳號尚未開通',
    badTicket: '登入連結無效或已過期',
    tooMany: '嘗試次數過多',
    wrongPasscode: '驗證碼不正確',
    latePasscode: '第二步驟逾時',
    unreadableSecret: '無法讀取兩步驟驗證的金鑰',
    badLink: '設定密碼的連結無效',
    wrongProof: '變更帳號時的密碼或驗證碼不正確',
    reusedToken: '已更換的登入憑證再次被使用，登入已結束',
  },
  claimActions: { View: '檢視', Create: '新增', Edit: '編輯', Delete: '刪除' },
  claimOf: (unit: string, action: string) => `${unit}：${action}`,
  sorted: (count: number) => `${count} 筆`,
  withKeyword: '含關鍵字',
  passwordChanged: '已變更，不留內容',
  picture: '圖片',
  unknownBlock: '區塊',
  separator: '、',
} as const;

/** Fields of the audit trail that no form has: worked out, taken together, or told of otherwise. */
export const entryLabels: Readonly<Record<string, string>> = {
  scheduledPublishOn: '排程發布時間',
  scheduledTakeOffOn: '排程下架時間',
  reason: '未能執行的原因',
  parts: '內容區塊',
  focusX: '焦點水平位置',
  focusY: '焦點垂直位置',
  account: '帳號',
  note: '備註',
  assignee: '承辦人',
  isOpen: '未結案',
  startDate: '開始日期',
  endDate: '結束日期',
  caseCode: caseLabels.code,
  codeCheckedOn: '代碼比對時間',
  siteName: '網站名稱',
  publishedOn: '發布時間',
  activeThemeId: '公開版型',
  templateCode: '版型',
  secondFactor: '兩步驟驗證',
  sessions: '登出裝置',
  passwordLink: '設定密碼的連結',
  purpose: '給誰看',
  days: '有效天數',
};

/** What the numbers of fields mean, of one kind of record or of any. */
export const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tab: caseTabText,
  type: articleTypeText,
  'site.status': { 0: '已啟用', 1: '未啟用' },
  status: { 0: statusText.offline, 1: statusText.online },
  handleStatus: handleStatusWords,
  gender: genderWords,
  urlTarget: { _self: '原視窗開啟', _blank: '另開新視窗' },
  isHighlight: { true: highlightText.highlight, false: highlightText.notHighlight },
  isActive: { true: '啟用', false: '停用' },
};

/** What was done to an account beside its fields. */
export const accountDeeds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  secondFactor: { started: '開始設定', on: '已啟用', off: '已停用', codes: '產生新的備用碼' },
  sessions: { one: '登出一台裝置', others: '登出其他裝置' },
  passwordLink: { made: '已建立', mailed: '已寄出' },
};

export const deviceWords = {
  iphone: 'iPhone 手機',
  ipad: 'iPad 平板',
  android: 'Android 裝置',
  windows: 'Windows 電腦',
  mac: 'Mac 電腦',
  linux: 'Linux 電腦',
} as const;

export const historyText = {
  list: '版本',
  entries: '版本清單',
  kept: (count: number) => `${count} 個，最多保留 100 個`,
  none: '尚無版本紀錄',
  empty: '之後每次儲存都會留下一個版本。',
  newest: '目前版本',
  this: '這個版本',
  previous: '前一版',
  against: '比較對象',
  withNewest: '與目前版本',
  withPrevious: '與前一版',
  onlyChanges: '只看有變更的',
  result: '比較結果',
  compared: '欄位與區塊的差異',
  differs: (against: string, fields: number, blocks: number) =>
    `${against}相差 ${fields} 個欄位、${blocks} 個區塊`,
  same: (against: string) => `${against}的內容相同`,
  field: '欄位',
  blocks: '區塊',
  blockCount: (count: number) => `${count} 個`,
  onlyOne: '這是最早保留的版本，沒有前一版可以比較。',
  stays: '還原會新增一個版本，目前版本仍留在紀錄裡',
  openWindow: '開新視窗查看',
  restore: '還原此版本',
  restoring: '還原中',
  unfit: (label: string, message: string) => `${label}：${message}`,
  restoredFrom: (time: string) => `還原自 ${time} 的版本`,
  parts: (count: number) => `${count} 個區塊`,
  first: '最早保留的版本',
  separator: '、',
} as const;
