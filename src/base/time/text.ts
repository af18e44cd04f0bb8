import { ContentStatus } from '../../../openapi/generated/enums';
import { visibleStateWords } from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';

/** Everyday words for times. */
export const momentWords = {
  today: '今天',
  yesterday: '昨天',
  ago: (minutes: number) => (minutes < 1 ? '剛剛' : `${minutes} 分鐘前`),
  weekdays: '日一二三四五六',
  dayWithWeekday: (day: string, weekday: string) => `${day}（${weekday}）`,
  withWeekday: (day: string, weekday: string, clock: string) => `${day}（${weekday}）${clock}`,
  until: (days: number, hours: number, minutes: number) => {
    if (days > 0) return hours > 0 ? `還有 ${days} 天 ${hours} 小時` : `還有 ${days} 天`;
    if (hours > 0) return minutes > 0 ? `還有 ${hours} 小時 ${minutes} 分鐘` : `還有 ${hours} 小時`;
    return minutes > 0 ? `還有 ${minutes} 分鐘` : '不到 1 分鐘';
  },
} as const;

/** Statuses (specification 3), and a text for unknown ones. */
export const statusText = { online: '上架', offline: '下架', unknown: '—' } as const;

export const statusInWords = (status: ContentStatus | undefined) => {
  if (status === ContentStatus.online) return statusText.online;
  return status === ContentStatus.offline ? statusText.offline : statusText.unknown;
};

/** Visible states and their times. */
export const scheduleText = {
  atOnce: '立即',
  never: '不下架',
  atTime: '指定時間',
  date: '日期',
  clock: '時刻',
  hour: '時',
  minute: '分',
  zone: '臺北時間，一分鐘內生效',
  needsBoth: '請填寫日期與時間',
  incomplete: '指定時間還沒有填完',
  endBeforeStart: sharedText.endBeforeStart,
  column: '訪客看到',
  now: '訪客現在看到',
  afterSave: '儲存後訪客會看到',
  states: visibleStateWords,
  scheduledFor: (moment: string) => `排程於 ${moment}`,
  endsOn: (moment: string) => `${moment} 下架`,
  startedOn: (moment: string) => `${moment} 依排程上架`,
  answers: {
    online: (what: string) => `看得到${what}`,
    scheduled: (what: string) => `還看不到${what}`,
    empty: (what: string) => `看不到${what}`,
    ended: (what: string) => `已經看不到${what}`,
    offline: (what: string) => `看不到${what}`,
  },
  willStart: (moment: string, until: string) => `${moment} 自動上架，${until}`,
  willEnd: (moment: string, until: string) => `${moment} 自動下架，${until}`,
  staysOnline: '沒有設定下架時間',
  hasEnded: (moment: string) => `${moment} 已自動下架`,
  isOff: '狀態為下架',
  isOffWithStart: '狀態改為上架後，才會依上架時間顯示',
  /** Tab with the missing content, and its link. */
  empty: {
    article: { reason: '「內容編輯」還沒有區塊', add: '到「內容編輯」新增區塊' },
    case: { reason: '簡介與「內容編輯」都沒有內容', add: '到「內容編輯」新增區塊，或填寫簡介' },
  },
  starts: (day: string) => `${day} 上架`,
  today: '今天',
} as const;
