import type { Changes } from '../../base/db/stored-values';
import { Align, ArticleType, PartType } from '../../../openapi/generated/enums';
import type { SeedPart } from './base-data';

/** One save: former values of its fields, and number of blocks that its page lacked. */
export interface Edit {
  /** Days before today. */
  days: number;
  time: string;
  by: string;
  before: Changes;
  note: string;
  fewerParts?: number;
}

interface EditedRecord {
  kind: 'case' | 'article' | 'news';
  title: string;
  /** Newest first. */
  edits: readonly Edit[];
}

export const editedRecords: readonly EditedRecord[] = [
  {
    kind: 'case',
    title: '松濤硯',
    edits: [
      {
        days: 1,
        time: '15:42',
        by: '陳冠宇',
        note: '接待中心搬遷',
        before: { receptionAddress: '臺北市大安區松塢街 88 號' },
      },
      {
        days: 4,
        time: '10:15',
        by: '林雅婷',
        note: '依建照變更完工日',
        before: { completion: '2028 年第一季', subtitle: '大安森林旁的二十八席' },
      },
    ],
  },
  {
    kind: 'case',
    title: '沐川院',
    edits: [{ days: 3, time: '11:05', by: '陳冠宇', note: '', before: { households: 108 } }],
  },
  {
    kind: 'article',
    title: '2026 年第三季雙北預售市場：量縮價穩的新常態',
    edits: [
      { days: 2, time: '16:20', by: '林雅婷', note: '補上三點摘要', before: {}, fewerParts: 1 },
      {
        days: 5,
        time: '09:48',
        by: '陳冠宇',
        note: '標題加上結論',
        before: { title: '2026 年第三季雙北預售市場', summary: '核准戶數較上季減少一成二。' },
      },
    ],
  },
  {
    kind: 'news',
    title: '松濤硯 實品屋開放預約參觀',
    edits: [{ days: 2, time: '17:03', by: '林雅婷', note: '', before: { summary: '週末開放預約參觀。' } }],
  },
];

/**
 * Published versions of a page: days before the last one, number of blocks that it lacked, note. The last one is live.
 */
export const publications = [
  { days: 14, fewerParts: 2, note: '首次發布' },
  { days: 6, fewerParts: 1, note: '補上位置與交通' },
  { days: 0, fewerParts: 0, note: '依業務部意見調整文字' },
] as const;

/** Scheduled changes: code of a case, days from today. */
export const siteSchedules = [
  { code: 'HY202502', action: 'publish', days: 2, time: '09:00', by: '林雅婷' },
  { code: 'HY202503', action: 'takeOff', days: 40, time: '18:00', by: '林雅婷' },
] as const;

export const comingArticle: {
  type: ArticleType;
  title: string;
  summary: string;
  by: string;
  days: number;
  body: SeedPart[];
} = {
  type: ArticleType.marketTrends,
  title: '年底交屋潮：驗屋前先看這三張表',
  summary: '水電、門窗與公設，各有一張可以自己勾的清單。',
  by: '林雅婷',
  days: 3,
  body: [
    { partType: PartType.title, align: Align.left, textContent: '驗屋三張表' },
    {
      partType: PartType.text,
      align: Align.left,
      textContent: '第四季進入交屋高峰。驗屋前先把清單看過一次，當天才不會漏。',
    },
    {
      partType: PartType.list,
      items: ['水電：每個插座與出水口', '門窗：五金、縫隙與排水', '公設：車位尺寸與淨高'],
    },
  ],
};

export const draftNews = {
  title: '和硯三十週年 感恩音樂會（籌備中）',
  summary: '場地與時間確認後公布。',
  content: '<p>三十週年感恩音樂會，場地洽詢中。</p>',
};

/** Online until this number of days from today. */
export const endingNews = { title: '年度社區健檢開始受理', days: 5 } as const;

/** Deleted this number of days before today. */
export const trash = {
  case: {
    code: 'HY201801',
    title: '晴川居',
    county: '新北市',
    district: '板橋區',
    days: 6,
    by: '陳冠宇',
  },
  article: {
    title: '2025 年第四季市場回顧（草稿）',
    summary: '與新版重複，改寫後另發。',
    days: 3,
    by: '林雅婷',
  },
  news: {
    title: '中秋連假接待中心公休',
    summary: '活動已結束。',
    content: '<p>中秋連假期間接待中心公休。</p>',
    days: 1,
    by: '林雅婷',
  },
} as const;

const office = '203.0.113.24';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Department of each account. */
export const places: Readonly<Record<string, { address: string; userAgent: string }>> = {
  吳佩珊: { address: '198.51.100.77', userAgent: iphone },
};
export const usualPlace = { address: office, userAgent: windows };

/** Sign-ins: days before today, time, account by name. */
export const signIns = [
  [6, '08:56', '林雅婷'],
  [6, '09:12', '吳佩珊'],
  [5, '09:03', '陳冠宇'],
  [4, '09:01', '林雅婷'],
  [3, '08:58', '陳冠宇'],
  [3, '09:20', '吳佩珊'],
  [2, '09:05', '林雅婷'],
  [1, '08:49', '張淑芬'],
  [1, '09:07', '林雅婷'],
  [1, '09:15', '吳佩珊'],
] as const;

/** Exported enquiries, and a failed sign-in. */
export const exported = { days: 3, time: '17:40', by: '吳佩珊' } as const;
export const failedSignIn = { days: 1, time: '08:48', by: '張淑芬' } as const;
