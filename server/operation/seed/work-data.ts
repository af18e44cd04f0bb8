import type { components } from '../../../openapi/generated/types';
import { unitAvailabilityWords } from '../../../openapi/generated/words';

type Schemas = components['schemas'];

/** Who checks the figures of popups. Popups without figures go online without approval. */
export const popupRule = {
  by: '張淑芬',
  days: 12,
  time: '10:05',
  role: '系統管理員',
  department: '資訊部',
  part: 'figures',
} as const;

interface Decision {
  by: string;
  days: number;
  time: string;
  decision: 'approve' | 'askChanges';
  reasons?: Schemas['ApprovalReason'][];
  note: string;
}

/** Requests for approval of other popups, the oldest first. */
export const popupRequests: readonly {
  title: string;
  by: string;
  days: number;
  time: string;
  /** Days from today. */
  dueInDays: number;
  note: string;
  decided?: Decision;
}[] = [
  {
    title: '植光森活 兩房 1,290～1,420 萬元 開放登記',
    by: '林雅婷',
    days: 4,
    time: '11:20',
    dueInDays: 3,
    note: '兩房開放登記，總價依本月價目表。',
    decided: {
      by: '張淑芬',
      days: 3,
      time: '09:35',
      decision: 'approve',
      note: '總價與價目表一致，可以上架。',
    },
  },
  {
    title: '硯海灣 三房 46.4 坪 線上賞屋',
    by: '陳冠宇',
    days: 3,
    time: '10:20',
    dueInDays: 2,
    note: '線上賞屋下週開放，請先看坪數與圖片。',
    decided: {
      by: '張淑芬',
      days: 2,
      time: '15:05',
      decision: 'askChanges',
      reasons: ['labelMissing', 'other'],
      note: '圖片是建材樣板，看不出是線上賞屋；請換一張，並補上預約的連結。',
    },
  },
  {
    title: '沐川院 29.8～62.4 坪 週末開放參觀',
    by: '林雅婷',
    days: 1,
    time: '11:40',
    dueInDays: 1,
    note: '週末前要上架，坪數依建案檔案。',
  },
];

/** Popups that change at one moment: the approved one goes online, and the former one leaves. */
export const campaign = {
  by: '林雅婷',
  days: 2,
  time: '17:10',
  name: '植光森活 開放登記',
  online: '植光森活 兩房 1,290～1,420 萬元 開放登記',
  offline: '植光森活 週末賞屋開放日',
  /** Days from today. */
  dueInDays: 4,
  dueAt: '10:00',
} as const;

/** Changes of the one draft that shows what staff should mend, and what they say about it. */
export const roughDraft = {
  code: 'HY202411',
  edit: {
    by: '林雅婷',
    days: 2,
    time: '16:40',
    from: '出門左轉是公園',
    text: '出門左轉是公園，右轉是市場。小學在同一側的街廓，上學的路線不跨越幹道；交通利多，保證增值。',
  },
  thread: {
    by: '陳冠宇',
    days: 1,
    time: '10:12',
    text: '@林雅婷 「保證增值」不能寫，換回原來那句麵店的好嗎？下面那張圖也還沒有替代文字。',
    mentions: ['林雅婷'],
  },
  reply: { by: '林雅婷', days: 1, time: '10:31', text: '收到，今天下班前改好，再請你看一次。' },
  review: {
    by: '林雅婷',
    days: 1,
    time: '17:25',
    name: '許文德',
    email: 'wende.hsu@studio.example.tw',
    forDays: 13,
  },
} as const;

/** A list that was imported by mistake and taken back. */
export const undoneImport = {
  by: '張淑芬',
  days: 8,
  fileName: '秋季房展登記名單.csv',
  readAt: '14:02',
  runAt: '14:05',
  undoneAt: '14:20',
  head: '姓名,電話,內容,建案,日期',
  /** Name, telephone, message, case, days before today and time. */
  rows: [
    ['賴怡君', '0911203344', '房展現場登記，想看三房', '松濤硯', 11, '11:20'],
    ['馮志豪', '0922316450', '房展現場登記，想看兩房', '植光森活', 11, '13:05'],
    ['葉惠敏', '0933427561', '房展現場登記，詢問車位', '沐川院', 11, '14:40'],
    ['范姜明哲', '0955538672', '房展現場登記，想看四房', '硯海灣', 10, '10:15'],
    ['藍佳琪', '0966649783', '房展現場登記，詢問完工時間', '文澄', 10, '15:30'],
  ],
} as const;

/** Receiver that failed once, got the event at the next try, and was shut down later; it gets no events any more. */
export const oldReceiver = {
  by: '張淑芬',
  days: 21,
  time: '16:10',
  name: '舊官網同步',
  url: 'https://old.heyan.example.tw/hooks/content',
  tries: [
    { days: 6, time: '10:20', status: 503, body: '{"error":"maintenance"}', ms: 412 },
    { days: 6, time: '10:21', status: 200, body: '{"ok":true}', ms: 96 },
    { days: 2, time: '09:00', status: 410, body: '{"error":"gone"}', ms: 88 },
  ],
} as const;

export const confirmedUnits = {
  by: '林雅婷',
  days: 5,
  time: '14:30',
  kind: 'approved',
  note: '戶別與銷售狀況依業務部當週銷控表。',
  /** Rules that ask for sales records, by the state that a unit shows. */
  rules: [
    { ruleId: 'scarcity', word: unitAvailabilityWords.few },
    { ruleId: 'hurry', word: unitAvailabilityWords.upcoming },
    { ruleId: 'hurry', word: unitAvailabilityWords.soldOut },
  ],
} as const;
