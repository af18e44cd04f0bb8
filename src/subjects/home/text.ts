import { titleText } from '../../base/navigation/text';

export const homeText = {
  appointments: '即將到訪',
  appointmentParts: (parts: readonly string[]) => parts.filter(Boolean).join('　'),
  appointmentCount: (count: number) => `${count} 組`,
  recent: '最近更新',
  none: '目前尚無相關資料',
  by: (name: string, time: string) => `${name}　${time}`,
} as const;

/** Texts of the news of this release. */
export const newsText = {
  sum: (count: number) => `這一版有 ${count} 項新功能。`,
  open: '看看新功能',
  seen: '知道了',
} as const;

/** Texts of an administrator's first steps. */
export const firstStepsText = {
  title: '三步就能開始',
  lead: '填好公司資料，請同事進來，再放上第一個建案。',
  demo: '目前看到的是示範內容：公司是虛構的「和硯建設」，可以隨意試用。',
  steps: {
    company: {
      title: '公司資料',
      todo: '名稱、電話與地址只填一次，官方網站的每一頁都用這一份；建案網頁也用這裡的名稱。',
      open: '填寫公司資料',
      done: titleText.company,
    },
    people: {
      title: '同事的帳號',
      todo: '寄一個連結給同事，各自設定密碼；看得到哪些單元，由角色決定。',
      open: '邀請同事',
      done: titleText.accountList,
    },
    case: {
      title: '第一個建案',
      todo: '先填名稱與地點，再選一個版型，就有一頁可以發布的建案網站。',
      open: '新增建案',
      done: titleText.caseList,
    },
  },
  done: '完成了。',
  state: '已完成：',
  foot: ['三步都做完，或按', '，這一段就不再出現。'],
  refuse: '不再顯示',
} as const;

/** Texts of the chart of enquiries. */
export const chartText = {
  title: '近十二週的聯絡資料',
  unusual: {
    most: (count: number) => `這週已收到 ${count} 筆，是十二週來最多的。`,
    fewest: (count: number) => `上週只收到 ${count} 筆，是十二週來最少的。`,
  },
  asTable: '以表格顯示',
  asChart: '以圖表顯示',
  chart: '圖表',
  table: '表格',
  week: '週（週一）',
  running: (day: string) => `${day}（本週至今）`,
  total: '合計',
  hours: '首次處理（小時）',
  none: '—',
  median: '首次處理時間中位數（小時）',
  thisWeek: (hours: number | null) => (hours === null ? '本週尚無' : `本週 ${hours}`),
  difference: (hours: number | null, before: number | null) => {
    if (hours === null || before === null) return '';
    const difference = Math.round((hours - before) * 10) / 10;
    if (difference === 0) return '，與前一週相同';
    return `，比前一週${difference > 0 ? '多' : '少'} ${Math.abs(difference)}`;
  },
  faded: '；淡色為本週至今',
  summary: (totals: readonly number[]) =>
    `每週 ${Math.min(...totals)}～${Math.max(...totals)} 筆，本週至今 ${totals.at(-1) ?? 0} 筆`,
  space: '　',
} as const;

/** Texts of what has to be done. */
export const todayText = {
  title: '今天要做的事',
  clear: '都處理好了',
  approvals: '全部核准',
  until: (time: string) => `${time} 前`,
  joined: (parts: readonly string[]) => parts.filter(Boolean).join('，'),
  approve: (title: string) => `${title}　等您核准`,
  sentBy: (name: string) => `${name} 送出`,
  inRelease: (name: string) => `一起上線「${name}」`,
  behind: (title: string) => `共用區塊「${title}」　公開的網頁還是原來的內容`,
  behindDetail: '更新網頁後，訪客才看得到新的內容',
  moreBehind: (count: number) => `還有 ${count} 個共用區塊的網頁是原來的內容`,
  update: '更新網頁',
  moreApprovals: (count: number) => `還有 ${count} 件等您核准`,
  asked: (title: string) => `${title}　請您修改`,
  said: (name: string, words: string) => `${name}：${words}`,
  changed: (title: string) => `${title}　公開的網頁不是最新內容`,
  changedDetail: '訪客看到的是上次發布的內容',
  moreChanged: (count: number) => `還有 ${count} 個網頁不是最新內容`,
  contacts: (count: number) => `${count} 筆聯絡資料還沒處理`,
  calls: (count: number) => `今天要再聯絡 ${count} 筆`,
  mine: (count: number) => `我承辦的 ${count} 筆還沒結案`,
  mention: (author: string, title: string, type: string) => `${author} 提到您　${title}，${type}`,
  comments: (count: number) => `${count} 則意見還沒解決`,
  held: (name: string) => `「${name}」沒有上線`,
  willStay: (name: string, count: number) => `「${name}」有 ${count} 項還不能上線`,
  goesLive: '到時還不行，會留下來或整組不上線',
  left: (name: string, count: number) => `「${name}」有 ${count} 項沒有上線`,
  deadLinks: (count: number) => `${count} 個連結打不開`,
  failed: (count: number) => `${count} 件上架或下架沒有完成`,
  paused: (names: readonly string[]) => `Webhook 已暫停：${names.join('、')}`,
  pausedDetail: '事件會先保留，恢復後再送出',
  noRecipients: '有聯絡類型沒有收件者',
  noMailServer: '信件不會寄出',
  noMailServerDetail: '這台主機尚未設定郵件伺服器。',
  ending: (count: number) => `${count} 筆聯絡資料一週內到保存期限`,
  endingDetail: '到期後去識別化',
  emptyCases: (count: number) => `${count} 個建案上架但沒有內容`,
  emptyArticles: (count: number) => `${count} 篇文章上架但沒有內容`,
  emptyDetail: '訪客看到的是空白頁',
  unassigned: '尚未指派',
  days: (days: number) => `${days} 天`,
  review: '審閱',
  mend: '去修改',
  compare: '看差異',
  reply: '回覆',
  show: '查看',
  showList: '看清單',
  mailSettings: '前往 E-mail 設定',
} as const;
