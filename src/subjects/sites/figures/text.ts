import { grouped } from '../../../../openapi/grouped';
import {
  contactSourceWords,
  figureMeasureWords,
  figurePeriodWords,
} from '../../../../openapi/generated/words';

const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)}%`;
/** Range in percentage points without sign; a narrow one has a decimal. */
const points = (low: number, high: number) =>
  [low, high]
    .map((value) => Math.abs(value * 100))
    .toSorted((a, b) => a - b)
    .map((value) => value.toFixed(high - low < 0.02 ? 1 : 0))
    .join('～');
const isChannel = (channel: string): channel is keyof typeof contactSourceWords =>
  channel in contactSourceWords;

export const figuresText = {
  title: '成效',
  periods: figurePeriodWords,
  period: '期間',
  measures: figureMeasureWords,
  measure: '比較的項目',
  since: (nth: number, from: string, days: number) =>
    nth > 0 ? `第 ${nth} 次發布　${from} 起，${days} 天` : `${from} 起，${days} 天`,
  sinceDay: (from: string, days: number) => `${from} 起，${days} 天`,
  few: '少於 5',
  count: grouped,
  times: '次',
  sheets: '筆',
  percent,
  views: '瀏覽',
  dailyBefore: (daily: number) => `前一次平均每天 ${grouped(daily)} 次`,
  seen: (title: string) => `看到「${title}」`,
  ofViews: (share: number) => `${percent(share)} 的瀏覽`,
  contact: figureMeasureWords.contact,
  contactParts: (call: string, line: string) => `撥號 ${call}，LINE ${line}`,
  begun: '開始填表',
  refused: (count: string) => `填錯：${count}`,
  sent: figureMeasureWords.sent,
  sentHelp: '不含疑似廣告',
  notEnough: (views: string) => `資料還不夠，目前瀏覽 ${views} 次`,
  notEnoughHelp: '滿 100 次瀏覽後才計算比率與比較。',
  noScript:
    '公開網頁與後台同網域時，頁面不執行程式，所以只計瀏覽、送出與填錯；區段、撥號、LINE、地圖與開始填表要在公開網站有自己的網域後才會計次。',
  isBetter: '這次發布有沒有變好',
  answer: (name: string, now: string, before: string) => `${name} ${now}，前一次 ${before}`,
  interval: (low: number, high: number) => `95% 區間 ${(low * 100).toFixed(1)}～${(high * 100).toFixed(1)}`,
  unknown: '還看不出差別',
  judgedOn: (day: string) => `。照目前的流量，約 ${day} 可以判斷。`,
  unjudged: '。照目前的流量，半年內還無法判斷。',
  change: (low: number, high: number) => `${low > 0 ? '增加' : '減少'} ${points(low, high)} 個百分點`,
  noDifference: '看不出差別',
  noPublications: '兩次發布都有 100 次以上的瀏覽，而且各有 5 次以上，才能比較。',
  nth: (count: number) => `第 ${count} 次`,
  nthLine: (day: string, views: string) => `${day}　${views}`,
  plotHelp: '圓點是比率，直線是 95% 區間。差異的區間包含 0 時，不標示升降。',
  plot: (name: string) => `各次發布的${name}比率`,
  table: { number: '發布', views: '瀏覽', share: '比率', low: '下限', high: '上限' },
  sections: '各區段有多少人看到',
  sectionsHelp: '停留 1 秒以上才算；直線為前一次',
  noSections: '還沒有資料',
  form: '預約表單',
  formLine: '開始填寫、填錯與送出的次數',
  campaigns: '從哪裡來',
  channelOf: (channel: string) =>
    channel === '' ? '直接輸入或不明' : isChannel(channel) ? contactSourceWords[channel] : channel,
  privacy: '只計次數：沒有 Cookie、不存位址、不辨識訪客。少於 5 的數字不顯示。',
  beside: (views: string, sent: string | null) =>
    sent === null ? `瀏覽 ${views} 次` : `瀏覽 ${views} 次，預約 ${sent}`,
  download: '下載 CSV',
  fileName: (title: string, day: string) => `${title}-成效-${day}.csv`,
  csv: {
    part: '項目',
    name: '名稱',
    count: '次數',
    share: '比率',
    period: '期間（起日、天數）',
    totals: '合計',
    events: {
      view: '瀏覽',
      call: '撥號',
      line: 'LINE',
      map: '地圖',
      brochure: '下載',
      begun: '開始填表',
      refused: '填錯',
      sent: figureMeasureWords.sent,
    },
    campaignViews: '來源的瀏覽',
    campaignSent: '來源的預約',
    publications: '各次發布的瀏覽與預約比率',
  },
  space: '　',
} as const;

/** A count in words. */
export const countText = (count: number | null) => (count === null ? figuresText.few : grouped(count));
