import { contactMailStateWords, replyPlaceholderWords } from '../../../openapi/generated/words';
import { labels } from '../../../openapi/generated/labels';

const placeholders = Object.values(replyPlaceholderWords)
  .map((word) => `{${word}}`)
  .join('');

/** Texts of replies by mail and their templates. */
export const replyText = {
  reply: '回信',
  send: '寄出',
  sending: '寄送中…',
  to: (email: string) => `寄到 ${email}；主旨與內文會記在「經過」。`,
  toMasked: '寄到訪客留下的 E-mail；主旨與內文會記在「經過」。',
  template: '範本',
  choose: '選擇範本',
  added: '已接在您寫的內容後面',
  subject: labels.ContactReply.subject,
  body: labels.ContactReply.body,
  open: (words: readonly string[]) => `${words.join('、')} 寄出時換成這位訪客的資料；沒有資料的請改寫。`,
  states: contactMailStateWords,
  /** Reply in the history. */
  mailed: '回信給訪客',
  templates: '回信範本',
  templatesHelp: '在聯絡資料按「回信」時選用',
  placeholders: `${placeholders} 會換成那一筆的資料`,
  nth: (count: number) => `範本 ${count}`,
  name: labels.ReplyTemplate.name,
  add: '新增範本',
  remove: (name: string) => `刪除${name}`,
  unit: '個',
  none: '沒有範本，回信從空白開始寫',
  incomplete: '每個範本都要有名稱、主旨與內文',
  nameTwice: '範本的名稱不可重複',
} as const;
