import { sharedText } from '../../../openapi/text';

/** Texts of requests of persons, erasures and incidents. */
export const requestText = {
  erased: '（已刪除）',
  termsTitle: '通知信與用語',
  needsClue: '請填電話或 E-mail，至少一項',
  futureDate: '收件日期不能晚於今天',
  noHandler: '找不到這個帳號，請改選其他人',
  wrongNumber: '與請求編號不符',
  erasedBefore: '這個請求的資料已經刪除過',
  othersContact: '這筆聯絡資料不屬於這個請求的當事人',
  nothingCorrected: sharedText.nothingCorrected,
  corrected: '已更正',
  isClosed: '這個請求已結案',
  lostKey: '無法讀取刪除紀錄的金鑰，請確認 SECRET_KEY 後再試',
  erasedDone: '已刪除這個人的資料',
  listLocked: '名單已鎖定，不能再查一次',
  noAccount: '找不到這個帳號，請改選其他人',
  noToken: '找不到這個 API 權杖，請改選其他權杖',
  oneReader: '帳號與 API 權杖請擇一',
  badSpan: '結束時間要在開始時間之後',
  futureKnown: '知悉時間不能晚於現在',
  reported: '已登錄通報',
  listed: '已鎖定名單',
  notListed: '請先查名單',
  lettersBegun: '通知信已開始寄出，不能再修改',
  noOwnEmail: '您的帳號沒有 E-mail，請先到「我的帳號」填寫',
  sampleQueued: '已寄出範例，請到您的信箱查看',
  sampleSubject: (subject: string) => `【範例】${subject}`,
  lettersQueued: '已開始寄出通知信',
  letterExport: '列印通知信',
  copyExport: (number: string) => `提供當事人複本（${number}）`,
  typedOnly: '這一欄由紀錄填寫，不能修改',
  /** Inserted into a letter or the form. */
  dayOf: (year: number, month: number, day: number) => `${year} 年 ${month} 月 ${day} 日`,
  website: '公司網站',
  noPerson: '王○明',
  separator: '、',
  contactSeparator: '，',
  items: { name: '姓名', tel: '電話', email: 'E-mail', content: '詢問內容' },
  categories: (items: string) => `一般個資：${items}`,
  persons: (count: number) => `${count} 人`,
  reporter: (name: string, department: string, email: string) =>
    [name, department, email].filter(Boolean).join('　'),
  span: (from: string, to: string) => `${from}～${to}`,
  notices: (on: string, mailed: number, waiting: number, printed: number) =>
    [
      `${on} 起，E-mail ${mailed} 封`,
      waiting > 0 && `另有 ${waiting} 封待寄`,
      printed > 0 && `書面或電話 ${printed} 人`,
    ]
      .filter(Boolean)
      .join('、'),
  measures: {
    deactivated: (at: string) => `${at} 停用帳號並登出所有裝置`,
    revoked: (at: string, count: number) => `${at} 撤銷 ${count} 個 API 權杖`,
  },
  eachPeriodOnce: '每一種請求各要有一列期限',
} as const;
