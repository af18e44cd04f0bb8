import type { ProjectFactName } from '../../../../openapi/generated/enums';
import { sharedText } from '../../../../openapi/text';
import { figureUnits, numerals } from '../rules/text';

const someNumber = `[\\d${numerals}][\\d,.${numerals}]{0,14}`;
const figure = `第?${someNumber}(?:\\s?[～~–—-]\\s?${someNumber})?\\s?(?:${figureUnits}|年|季)`;

/** Other words for facts in running text. */
const otherNames: Readonly<Partial<Record<ProjectFactName, readonly string[]>>> = {
  completion: ['完工', '落成'],
  start: ['開工', '動工'],
  households: ['戶數', '全案'],
  siteArea: ['基地'],
};

/** Requests for approval: refusals and mails. */
export const reviewText = {
  /** A number with its unit, a date of several parts, or the number of a permit. */
  figure: new RegExp(
    `\\d{2,3}\\s?年?\\s?\\p{Script=Han}{1,6}字第\\s?\\d{1,8}\\s?號|${figure}(?:\\s?第?${someNumber}\\s?[年季月日期])?`,
    'gu',
  ),
  otherNames,
  untilUnit: new RegExp(`^.*[\\d${numerals}]`, 'su'),
  startsNumber: new RegExp(`^[\\d.~–—${numerals}-]`, 'u'),
  endsNumber: new RegExp(`[\\d.~–—${numerals}-]$`, 'u'),
  /** An entry of a list with its name. */
  entry: /^\s{0,4}([^：:｜|\u3000\s]{2,8})\s?[：:｜|\u3000]\s?(.+)$/su,
  sent: '已送出核准',
  sentAgain: '已再送核准',
  approved: '已核准',
  asked: sharedText.changesAsked,
  withdrawn: '已撤回',
  reminded: sharedText.reminded,
  notNeeded: '這次的變更不需要核准',
  noDeputy: '請選擇其他可以核准的同仁',
  endsBefore: '結束日期需在開始日期之後',
  deputyDays: (name: string, from: string, to: string) =>
    `${name}（${from.replaceAll('-', '/')}～${to.replaceAll('-', '/')}）`,
  deputySubject: (name: string) => `網站管理後台：${name} 的核准代理人`,
  /** `days` is null for the end of it. */
  deputyBody: ({ name, by, isOwn, days }: DeputyNotice) =>
    lines(
      `${name} 您好：`,
      '',
      days === null
        ? `${isOwn ? '您' : by}已取消核准的代理。`
        : `${isOwn ? '您' : by}請${days}代理核准。期間送來的核准兩位都會收到，誰先決定都算；自己送出或修改過的內容，代理人也不能核准。`,
    ),
  asPublic: '（與線上版本相同）',
  alreadySent: '已經送核准，內容沒有再改',
  isOnline: '這筆資料已經上架；請先改為下架並儲存，再緊急上架',
  emergency: '已緊急上架，並通知核准者',
  withdrawnRequest: '這份送核已經撤回',
  published: '這份內容已經發布',
  closed: '這份送核已經結束',
  notYours: sharedText.noOwnBlocks,
  ownChange: '自己送出或修改過的內容，不能由自己核准',
  unseen: (count: number) => `還有 ${count} 個區塊沒有看過`,
  changedMeanwhile: (count: number) => `內容剛才更新了，請再看 ${count} 個區塊`,
  remindedAlready: '一小時內已經提醒過',
  nobodyWaits: '這個部門已經核准',
  notApprover: '這個帳號不能核准這些區塊',
  fromCase: '建案資料',
  factSource: (source: string, number: string, date: string) =>
    [source, number, date.replaceAll('-', '/')].filter(Boolean).join('　'),
  subject: {
    request: (title: string) => `網站管理後台：請核准「${title}」`,
    asked: (title: string) => `網站管理後台：「${title}」需要修改`,
    approved: (title: string) => `網站管理後台：「${title}」已全部核准`,
    remind: (title: string) => `網站管理後台：提醒您核准「${title}」`,
    late: (title: string) => `網站管理後台：「${title}」明天發布，尚未核准`,
  },
  batchSubject: (count: number) => `網站管理後台：請核准 ${count} 則內容`,
  batchBody: ({ name, by, titles, due, note, link }: BatchNotice) =>
    lines(
      `${name} 您好：`,
      '',
      `${by} 將以下 ${titles.length} 則送請您核准，期限 ${due}。`,
      ...titles.map((title) => `・${title}`),
      note,
      link,
    ),
  body: {
    request: ({ name, by, title, due, note, link }: Notice) =>
      lines(`${name} 您好：`, '', `${by} 將「${title}」送請您核准，期限 ${due}。`, note, link),
    asked: ({ name, by, title, note, link }: Notice) =>
      lines(`${name} 您好：`, '', `${by} 請您修改「${title}」：`, note, link),
    approved: ({ name, title, link }: Notice) =>
      lines(`${name} 您好：`, '', `「${title}」已全部核准，可以發布。`, '', link),
    remind: ({ name, by, title, due, link }: Notice) =>
      lines(`${name} 您好：`, '', `${by} 提醒您核准「${title}」，期限 ${due}。`, '', link),
    late: ({ name, title, due, note, link }: Notice) =>
      lines(
        `${name} 您好：`,
        '',
        `「${title}」預定 ${due} 發布，尚未核准：${note}。`,
        '到時仍未核准就不會發布。',
        link,
      ),
  },
} as const;

const lines = (...all: readonly string[]) => all.filter((line, index) => line || index === 1).join('\n');

interface DeputyNotice extends Pick<Notice, 'name' | 'by'> {
  isOwn: boolean;
  days: string | null;
}

interface BatchNotice extends Omit<Notice, 'title'> {
  titles: readonly string[];
}

interface Notice {
  name: string;
  by: string;
  title: string;
  due: string;
  note: string;
  link: string;
}
