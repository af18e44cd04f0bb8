import type { components } from '../../../openapi/generated/types';
import { approvalDepartmentStateWords, approvalPartWords } from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';
import { commonText } from '../../base/navigation/text';

type Schemas = components['schemas'];
type Counts = Schemas['ApprovalCounts'];

const listed = (words: readonly string[]) => words.filter(Boolean).join('、');
const some = (count: number, say: (count: number) => string) => (count > 0 ? say(count) : '');

/** Counts of changed content, such as 「文字 5 個區塊、圖片 3 個區塊」. */
export const countWords = ({ texts, pictures, figures, plans, terms }: Counts): string =>
  listed([
    some(texts, (count) => `文字 ${count} 個區塊`),
    some(pictures, (count) => `圖片 ${count} 個區塊`),
    some(figures, (count) => `數字 ${count} 處`),
    some(plans, (count) => `平面圖 ${count} 張`),
    some(terms, (count) => `聲明 ${count} 處`),
  ]);

/** The same counts next to the names of the parts. */
export const partCountWords = ({ texts, pictures, figures, plans, terms }: Counts): string =>
  listed([
    some(texts + pictures, (count) => `${count} 個區塊`),
    some(figures, (count) => `${count} 處數字`),
    some(plans, (count) => `${count} 張平面圖`),
    some(terms, (count) => `${count} 處`),
  ]);

/** The same as one number, for a line with little room. */
export const shortCountWords = ({ blocks, texts, pictures, figures, plans, terms }: Counts): string => {
  const names = [
    texts > 0 && '文字',
    pictures > 0 && '圖片',
    figures > 0 && '數字',
    plans > 0 && '平面圖',
    terms > 0 && '聲明',
  ].filter((name) => name !== false);
  return `${names.join('、')} ${blocks} 處`;
};

export const partsWords = (parts: readonly Schemas['ApprovalPart'][]): string =>
  parts.map((part) => approvalPartWords[part]).join('、');

/** A person with their own department, unless it is the one that is named beside them. */
export const personWords = (
  { name, department }: Omit<Schemas['ApprovalPerson'], 'id'>,
  beside = '',
): string => (department && department !== beside ? `${name}　${department}` : name);

export const approvalText = {
  unit: 'Permissions.Approvals',
  title: '核准',
  loading: '讀取核准狀態',
  waiting: (approved: number, all: number) => `等待核准 ${approved}／${all}`,
  changesAsked: '等待修改',
  needsAgain: approvalDepartmentStateWords.needsAgain,
  approved: '已全部核准',
  unneeded: '不需要核准',
  nothingWaits: '送核的內容與公開中的相同，或規則已不要求核准；可以撤回這份送核。',
  lacks: (names: readonly string[]) => `還差${names.join('、')}。`,
  publishesAt: (time: string) => `全部核准後，${time} 自動發布。`,
  publishesByHand: '全部核准後即可發布。',
  askedBy: (names: readonly string[]) =>
    `${names.join('、')}要求修改。改好後送出，核准者只需要看改過的區塊。`,
  touchedSince: (names: readonly string[]) =>
    `送出之後有修改，請再送核准；${names.join('、')}只需要看改過的區塊。`,
  ready: '可以發布了。',
  readyAt: (time: string) => `${time} 自動發布，也可以現在發布。`,
  due: (until: string) => `期限，${until}`,
  overdue: '已過期限',
  until: (time: string) => `${time} 前`,
  progress: (approved: number, all: number) => `${all} 個部門中已有 ${approved} 個核准`,
  approvedAt: (time: string) => `${time} 核准`,
  askedAt: (time: string) => `${time} 要求修改`,
  again: (count: number) => `${count} 個需重新核准`,
  states: approvalDepartmentStateWords,
  seenAt: (time: string) => `${time} 看過`,
  notSeen: '尚未看過',
  anyone: '這個部門的任何人',
  nobody: '沒有人可以核准',
  said: (name: string, words: string) => `${name}：${words}`,
  quote: (words: string) => `「${words}」`,
  remind: '提醒',
  remindOf: (name: string) => `提醒${name}`,
  reminded: sharedText.reminded,
  holds: (time: string) => `核准的是${time} 送出的內容。之後再修改，只有改到的區塊需要重新核准。`,
  keeps: '沒有改到的區塊，原來的核准仍然有效。',
  withdraw: '撤回',
  withdrawing: '撤回中',
  withdrawTitle: '撤回送核',
  withdrawHelp: '撤回後，這次的核准都不再有效；內容不會改變，之後可以再送核准。',
  open: '查看送核內容',
  missing: '送核准後才能發布',
  missingHelp: (names: readonly string[]) => `這次的變更需要${names.join('、')}核准。`,
  send: '送核准',
  sendAgain: '再送核准',
  answer: '都改好了，再送核准',
  answerInWords: '附說明再送',
  fix: '從第一處開始修改',
  block: (label: string, place: number) => (place > 0 ? `${label}，第 ${place} 個` : label),
  someBlock: '區塊',
  closed: (count: number) => `還有 ${count} 個部門沒有核准，尚不能發布。`,
  alsoInWords: '沒有改的地方，也可以在說明裡寫清楚後再送。',
  urgent: ['無法等待時可以', '：立即公開，並通知所有核准者。'],
  urgentWord: commonText.emergency,
  versionNeeds: '發布的內容需要核准。這一版若有尚未核准的內容，請先還原到草稿，再送核准。',
  saveFirst: '有未儲存的變更，儲存後才能送核准',
  recordMissing: '上架的內容需要核准。請先以下架儲存，送核准；全部核准後再上架。',
  retry: '再讀一次',
} as const;

/** Texts of the dialog that sends a record. */
export const requestText = {
  title: '送出核准',
  help: '核准期間仍可繼續編輯；改到的區塊會請核准者重新看過。',
  blocks: '個區塊有變更',
  figures: '個數字',
  plans: '張平面圖',
  terms: '處聲明',
  compare: '查看比較',
  figure: '數字',
  live: '線上版本',
  draft: '草稿',
  file: '建案檔案',
  none: '—',
  same: '一致',
  notCompared: '未比對',
  factIs: (source: string, fact: string) => `${source} 為 ${fact}`,
  who: '由誰核准',
  whoHelp: '依變更的內容決定；自己改過的部分不能由自己核准',
  personOf: (name: string) => `${name}的核准者`,
  anyone: '這個部門的任何人',
  barred: (name: string) => `${name}（改過這些內容）`,
  nobody: '這個部門沒有其他人可以核准，請洽能設定「帳號管理」的管理員。',
  due: '期限',
  dueMissing: '請填寫期限',
  duePast: '期限需在現在之後',
  scheduled: (time: string) => `預定發布 ${time}，期限早於它`,
  scheduledEarlier: (time: string) => `預定發布 ${time} 早於期限；到時還沒有全部核准就不會發布`,
  note: '給核准者的說明',
  send: '送出核准',
  addOutside: '加入外部審閱者',
} as const;

/** Texts of sending several records at once. */
export const bulkRequestText = {
  title: (count: number, kind: string) => `將 ${count} 筆${kind}送核准`,
  help: '每一筆各自送核准、各自決定；每位核准者只收到一封信。',
  rows: '要送核准的資料',
  sent: (count: number) => `已送出 ${count} 筆核准`,
  refused: (count: number) => `${count} 筆沒有送出：`,
  reason: (title: string, message: string) => `${title}：${message}`,
} as const;

/** Texts for publishing without the missing approvals. */
export const emergencyText = {
  atOnce: (departments: readonly string[]) =>
    `建案頁面公開中，這些文字儲存後立即顯示，不經${departments.join('、')}核准。`,
  label: '緊急發布的原因',
  stated: (reason: string) => `緊急發布的原因：${reason}`,
  help: '會留在紀錄與存證裡，並寄給所有核准者。',
  mayNot: '您的角色沒有緊急發布的權限，請有權限的人儲存。',
  recordTitle: '緊急上架',
  recordHelp: '未經全部核准就立即公開目前儲存的內容。',
  putOnline: '緊急上架',
  going: '上架中',
  tooShort: (min: number) => `請填寫至少 ${min} 個字`,
  confirm: commonText.emergency,
} as const;
