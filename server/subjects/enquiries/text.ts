import { labels } from '../../../openapi/generated/labels';
import { ContactType } from '../../../openapi/generated/enums';
import {
  contactSourceWords,
  contactTypeWords,
  genderWords,
  handleStatusWords,
  replyPlaceholderWords,
} from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';
import { taipeiTimeWithWeekday } from '../../base/contract/taipei-time';

interface VisitorMail extends Record<'name' | 'caseTitle' | 'place' | 'tel', string> {
  at: Date;
}

const placeholders = Object.values(replyPlaceholderWords)
  .map((word) => `{${word}}`)
  .join('、');

/** Until an administrator saves others. */
const replyTemplates = [
  {
    name: '已收到，會再聯絡',
    subject: '已收到您的訊息',
    body: [
      '{姓名} 您好：',
      '',
      '謝謝您的來訊，我們已經收到，會儘快與您聯絡。',
      '',
      '若有急事，歡迎來電 {電話}。',
      '',
      '{寄信人} 敬上',
    ].join('\n'),
  },
  {
    name: '約時間賞屋',
    subject: '【{建案}】賞屋時間',
    body: [
      '{姓名} 您好：',
      '',
      '謝謝您對「{建案}」的詢問。請回覆這封信或來電 {電話}，告訴我們您方便的日期與時段，我們會為您安排專人介紹。',
      '',
      '{寄信人} 敬上',
    ].join('\n'),
  },
  {
    name: '電話聯絡不上',
    subject: '我們曾致電給您',
    body: [
      '{姓名} 您好：',
      '',
      '我們依您留下的電話致電，未能與您聯絡上。請告訴我們您方便接電話的時間，或直接來電 {電話}。',
      '',
      '{寄信人} 敬上',
    ].join('\n'),
  },
] as const;

const { ContactCreate: sent, ContactNote: handled } = labels;

/** Texts of enquiries: CSV and mails. */
export const contactText = {
  consent: '個資告知事項',
  received: '已收到您的訊息，我們將儘快與您聯繫',
  types: contactTypeWords,
  genders: genderWords,
  states: handleStatusWords,
  heads: {
    id: '編號',
    createdOn: '時間',
    type: sent.type,
    name: sent.name,
    gender: sent.gender,
    tel: sent.tel,
    email: sent.email,
    caseTitle: sent.caseTitle,
    content: sent.content,
    handleStatus: handled.handleStatus,
    assignee: handled.assigneeId,
    notes: '備註',
    source: sent.source,
    exporter: '匯出者',
    exportId: '匯出編號',
    purpose: '用途',
  },
  purposeMissing: sharedText.purposeMissing,
  noCompleteExport: '沒有匯出完整資料的權限',
  sources: contactSourceWords,
  fileName: '聯絡清單.csv',
  /** Replaces the name of an anonymised visitor. */
  anonymous: '（已去識別化）',
  /** After a family name. */
  formsOfAddress: ['先生', '小姐', '女士', '太太', '老師'],
  /** Name in the data of an erased person. */
  erasedName: '（已刪除）',
  othersNote: '只能修改自己寫的備註',
  noAssignee: '這個帳號不能承辦聯絡資料，請改選其他人',
  /** Actors of events without an account. */
  inTurn: '輪流指派',
  visitor: '訪客',
  manyGivenSubject: '【聯絡我們】由您承辦的新指派',
  testMail: {
    subject: '【網站管理後台】測試信',
    body: (name: string) =>
      `這是由${name}從「E-mail 設定」寄出的測試信。收到這封信，表示新的聯絡訊息可以寄到這個信箱。`,
    queued: '已送出測試信',
  },
  caseRequest: {
    subject: (code: string, title: string) => `【網站管理後台】請在銷售系統建立建案：${title}（${code}）`,
    body: ({
      code,
      title,
      district,
      note,
      by,
    }: Record<'code' | 'title' | 'district' | 'note' | 'by', string>) =>
      [
        '網站發布前需要核對建案代碼，但銷售系統查無此代碼，請協助建立或確認：',
        '',
        `代碼：${code}`,
        `建案：${title}`,
        `區域：${district || '未填'}`,
        ...(note ? [`說明：${note}`] : []),
        '',
        `提出人：${by}`,
      ].join('\n'),
    sent: '已寄信請銷售部門建立',
    noRecipients: '尚未設定銷售部門的收件者，請先到「E-mail 設定」填寫「銷售部門建檔」',
  },
  appointment: {
    fileName: (id: number) => `預約賞屋_${id}.ics`,
    title: (caseTitle: string, name: string) => `預約賞屋：${[caseTitle, name].filter(Boolean).join('　')}`,
    queued: '已排入寄送',
    notPlanned: '沒有即將到來的賞屋時間，請先儲存預約',
    noEmail: '訪客沒有留下 E-mail',
    visitorTitle: (caseTitle: string) => (caseTitle ? `「${caseTitle}」賞屋` : '賞屋'),
    visitorSubject: (caseTitle: string, at: Date) =>
      `【${caseTitle || '預約賞屋'}】賞屋時間 ${taipeiTimeWithWeekday(at)}`,
    visitorBody: ({ name, at, caseTitle, place, tel }: VisitorMail) =>
      [
        `${name} 您好：`,
        '',
        '謝謝您的預約，賞屋時間如下。',
        '',
        `時間：${taipeiTimeWithWeekday(at)}`,
        ...(caseTitle ? [`建案：${caseTitle}`] : []),
        ...(place ? [`地點：${place}`] : []),
        ...(tel ? [`電話：${tel}`] : []),
        '',
        '附件是行事曆檔，打開就能加入行事曆。',
        tel ? '要改時間或取消，請來電告訴我們。' : '要改時間或取消，請告訴與您聯絡的專員。',
      ].join('\n'),
    reminder: (time: string, caseTitle: string) => `【預約賞屋】${time} ${caseTitle}`,
    reminderBody: ({
      time,
      caseTitle,
      number,
      link,
    }: Record<'time' | 'caseTitle' | 'number' | 'link', string>) =>
      [
        '您承辦的預約賞屋快到了：',
        '',
        `時間：${time}`,
        ...(caseTitle ? [`建案：${caseTitle}`] : []),
        `編號：${number}`,
        ...(link ? ['', link] : []),
      ].join('\n'),
  },
  reply: {
    queued: '已排入寄送，內容記在經過',
    spam: '這筆標為疑似廣告，不能回信；請先按「不是廣告」',
    noEmail: '訪客沒有留下 E-mail，或資料已經刪除，不能回信',
    missing: (word: string) => `這筆聯絡資料沒有「${word}」，請刪掉或改寫 {${word}}`,
    unknown: (word: string) => `不能代換 {${word}}，可用的是 ${placeholders}`,
    tooLong: (max: number) => `代換之後超過 ${max} 個字，請縮短`,
    nameTwice: (name: string) => `已有名稱為「${name}」的範本，請換一個名稱`,
    templates: replyTemplates,
    title: '回信範本',
  },
  /** Enquiries from a public form; mails omit the content. */
  formOf: (type: keyof typeof contactTypeWords, caseTitle: string) => {
    const isVisit = type === ContactType.visit;
    const subject = isVisit
      ? `【預約賞屋】${caseTitle || '官網'}有新的預約`
      : `【聯絡我們】官網有新的詢問：${contactTypeWords[type]}`;
    return {
      subject,
      givenSubject: `${subject}，由您承辦`,
      body: ({ number, link }: Record<'number' | 'link', string>) =>
        [
          `官網收到一筆新的${isVisit ? '預約' : '詢問'}，內容請到「聯絡清單」查看：`,
          '',
          ...(caseTitle ? [`建案：${caseTitle}`] : []),
          `編號：${number}`,
          ...(link ? ['', link] : []),
        ].join('\n'),
    };
  },
  changed: {
    subject: (caseTitle: string) => `【預約賞屋】${caseTitle || '官網'}的訪客改了預約`,
    body: ({ caseTitle, number, link }: Record<'caseTitle' | 'number' | 'link', string>) =>
      [
        '訪客在官網改了一筆預約，內容請到「聯絡清單」查看：',
        '',
        ...(caseTitle ? [`建案：${caseTitle}`] : []),
        `編號：${number}`,
        ...(link ? ['', link] : []),
      ].join('\n'),
  },
  givenSubject: (type: string, name: string) => `【聯絡我們】由您承辦：${type}　${name}`,
  subject: (type: string, name: string) => `【聯絡我們】${type}：${name}`,
  body: ({
    type,
    name,
    tel,
    email,
    caseTitle,
    content,
  }: Record<'type' | 'name' | 'tel' | 'email' | 'caseTitle' | 'content', string>) =>
    [
      `類型：${type}`,
      `姓名：${name}`,
      `電話：${tel}`,
      `E-mail：${email || '未填'}`,
      `建案：${caseTitle || '未填'}`,
      '',
      content,
    ].join('\n'),
} as const;
