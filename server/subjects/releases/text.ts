import { kindNames } from '../../../openapi/generated/kinds';
import { releaseActionWords } from '../../../openapi/generated/words';
import type { components } from '../../../openapi/generated/types';
import { sharedText } from '../../../openapi/text';

type Kind = components['schemas']['ReleaseKind'];
type Action = components['schemas']['ReleaseAction'];

/** Answers, reasons and mails of releases. */
export const releaseText = {
  gone: '資料已經刪除，或在回收桶裡',
  isSo: { online: '已經上架，沒有要上線的變更', offline: '已經下架' },
  changedSince: '放進來之後又改過，請再取代一次',
  empty: '還沒有內容，訪客看不到',
  startsLater: (moment: string) => `自己的上架時間是 ${moment}，到時候訪客還看不到`,
  endsBefore: (moment: string) => `自己的下架時間是 ${moment}，到時候訪客已經看不到`,
  otherSchedule: (what: string) => `這個網站另外排定「${what}」，請先取消那個排程，或移出這一組`,
  mayNot: (name: string, kind: Kind) => `${name}沒有「${kindNames[kind]}」的權限，不能一起上線`,
  you: '您',
  nothingLacks: '這一組沒有缺核准的項目',
  named: ({ kind, title }: { kind: Kind; title: string }) => `${kindNames[kind]}「${title}」`,
  staysWith: (page: string) => `連到${page}，那一項留下來，訪客會找不到網頁，所以一起留下`,
  leadsToGoing: (page: string) => `連到${page}，那一項會下架，訪客會找不到網頁`,
  ledFrom: (page: string) => `${page}連到這裡，下架後訪客會找不到網頁`,
  holds: (titles: readonly string[]) => `連到這裡的${titles.join('、')}會一起留下`,
  notYours: (kind: Kind) => `原因要有「${kindNames[kind]}」的檢視權限才看得到`,
  noItems: sharedText.emptyRelease,
  noRight: (titles: readonly string[]) => `您沒有權限上線：${titles.join('、')}`,
  inThis: '已經在這一組裡',
  inOther: (name: string, due: string) =>
    `這筆資料已經在一起上線「${name}」${due ? `（${due}）` : ''}裡；一筆資料只能跟著一組上線，請先從那一組移出`,
  full: (limit: number) => `一組最多 ${limit} 項，請分成兩組`,
  tooMany: (limit: number) => `還沒上線的最多 ${limit} 組，請先上線或刪除不用的`,
  nothing: '沒有一項可以上線，所以什麼都沒有改變',
  waits: (count: number) => `有 ${count} 項還不能上線，整組都沒有上線`,
  late: '系統當時停了超過 15 分鐘，沒有自動上線，請確認後再上線',
  notRun: '這一組還沒有上線，沒有可以復原的項目',
  undone: '這一組已經復原過',
  tooOld: (days: number) => `上線超過 ${days} 天，不能再一次復原`,
  noVersion: '上線前的網頁沒有留下版本，沒有復原',
  editedSince: '上線後又改過，沒有復原',
  editKept: '上線後又改過，改的內容會留著，訪客看不到',
  undoNote: '一起上線的復原',
  needsApproval: (reason: string) => `換回去的內容也要核准，沒有復原：${reason}`,
  ran: (done: number, left: number) => `${done} 項已上線${left > 0 ? `，留下 ${left} 項` : ''}`,
  restored: (done: number, left: number) => `${done} 項已復原${left > 0 ? `，${left} 項沒有復原` : ''}`,
  added: (name: string) => `已加入一起上線「${name}」`,
  removed: '已移出這一組',
  subject: (name: string, done: number, left: number) =>
    done === 0
      ? `網站管理後台：「${name}」沒有上線`
      : `網站管理後台：「${name}」上線 ${done} 項，留下 ${left} 項`,
  warning: (name: string, moment: string, count: number) =>
    `網站管理後台：「${name}」${moment} 上線，有 ${count} 項還不行`,
  leading: (name: string, moment: string, count: number) =>
    `網站管理後台：「${name}」${moment} 上線，有 ${count} 項連到會下架的網頁`,
  willLead: (title: string, moment: string) =>
    `「${title}」預定 ${moment} 上線。以下項目連到同一組會下架的網頁，訪客會找不到網頁：`,
  willLeadToo: '以下項目會上線，但連到同一組會下架的網頁，訪客會找不到網頁：',
  willStay: (title: string, moment: string, waitsForAll: boolean) =>
    `「${title}」預定 ${moment} 上線。現在再查一次，以下項目還不能上線，到時${waitsForAll ? '整組都不會上線' : '會留下來'}：`,
  body: ({ name, title, reason, left, also, link }: ReleaseNotice) =>
    [
      `${name} 您好：`,
      '',
      reason || `「${title}」已經上線，以下項目留下來：`,
      ...left.map(noticeLine),
      ...(also ? ['', also.says, ...also.items.map(noticeLine)] : []),
      ...(link ? ['', link] : []),
    ].join('\n'),
} as const;

const noticeLine = ({ kind, title, action, reason }: NoticeItem) =>
  `・${kindNames[kind]}「${title}」${releaseActionWords[action]}：${reason}`;

interface NoticeItem {
  kind: Kind;
  title: string;
  action: Action;
  reason: string;
}

interface ReleaseNotice {
  name: string;
  title: string;
  /** Why nothing went live; empty if something did. */
  reason: string;
  left: readonly NoticeItem[];
  /** Further items under a sentence of their own. */
  also?: { says: string; items: readonly NoticeItem[] } | undefined;
  link: string;
}
