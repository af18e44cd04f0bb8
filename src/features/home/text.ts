export const homeText = {
  ending: (count: number) => `${count} 筆聯絡資料一週內到保存期限，將去識別化`,
  openEnding: '查看名單',
  paused: (names: readonly string[]) => `Webhook 已暫停，事件會先保留：${names.join('、')}`,
  openPaused: '查看 Webhook',
  welcome: (name: string) => `${name}，您好。`,
  waiting: '待處理的聯絡訊息',
  waitingCount: (count: number) => (count === 0 ? '目前沒有未處理的訊息' : `共 ${count} 筆未處理`),
  all: '查看全部',
  appointments: '即將到訪',
  appointmentParts: (parts: readonly string[]) => parts.filter(Boolean).join('　'),
  appointmentCount: (count: number) => `${count} 組`,
  mentions: '提到我的意見',
  place: (title: string, type: string) => `${title}，${type}`,
  waitingApprovals: '待我核准',
  byDue: '依期限排列',
  allApprovals: (count: number) => `查看全部 ${count} 件`,
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
      todo: '名稱、電話與地址只填一次，官方網站與建案網頁都用這一份。',
      open: '填寫公司資料',
      done: '公司資料',
    },
    people: {
      title: '同事的帳號',
      todo: '寄一個連結給同事，各自設定密碼；看得到哪些單元，由角色決定。',
      open: '邀請同事',
      done: '帳號管理',
    },
    case: {
      title: '第一個建案',
      todo: '先填名稱與地點，再選一個版型，就有一頁可以發布的建案網站。',
      open: '新增建案',
      done: '網站建案資訊管理',
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

/** Texts of the counts of pending work. */
export const workText = {
  heading: '待辦',
  approvals: '待我核准',
  sentApprovals: '我送出的核准',
  dueToday: (count: number) => `${count} 件今天到期或已過期限`,
  nextDue: (time: string) => `最近期限：${time}`,
  changesAsked: (titles: readonly string[]) => `${titles.join('、')}等待修改`,
  allWaiting: '等待核准',
  contacts: '未處理的聯絡資料',
  rows: '筆',
  newest: (time: string) => `最新：${time}`,
  mine: '我承辦的',
  mineNote: '未結案',
  changed: '有未發布變更的網站',
  sites: '個',
  week: '七天內上架或下架',
  times: '件',
  comments: '未解決的意見',
  threads: '則',
  mentioned: (count: number) => `${count} 則提到我`,
  next: (time: string) => `最近：${time}`,
  failed: (count: number) => `${count} 件未能執行`,
  drafts: '未上架的文章與消息',
  empty: '上架但沒有內容',
  records: '筆',
  noMailServer: '這台主機尚未設定郵件伺服器，信件不會寄出。',
  mailSettings: '前往 E-mail 設定',
  noAlt: '缺替代文字',
  noAltNote: '素材庫',
  pictures: '張',
  items: '篇',
  articles: '文章',
  news: '消息',
  cases: '建案',
  part: (name: string, count: number) => `${name} ${count}`,
  separator: '、',
  space: '　',
} as const;
