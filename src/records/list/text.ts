import { grouped } from '../../../openapi/grouped';
import { messageText } from '../../base/messages/text';
import { titleText } from '../../base/navigation/text';

export const listText = {
  csvName: (name: string, day: string) => `${name}_${day}.csv`,
  export: '匯出 CSV',
  exporting: '匯出中',
  import: '匯入',
  total: (total: number, from: number, to: number) => `總計 ${total} 筆，顯示 ${from}～${to} 筆`,
  /** For a count that reached its limit. */
  totalOrMore: (total: number, from: number, to: number) =>
    `總計 ${grouped(total)} 筆以上，顯示 ${from}～${to} 筆`,
  /** For a list without pages. */
  whole: (total: number) => `總計 ${total} 筆`,
  /** After the total, for screen readers. */
  pageOf: (page: number, count: number) => `，第 ${page} 頁，共 ${count} 頁`,
  /** Next to a tab; a count at the limit means that many or more. */
  count: (count: number, limit = Infinity) => (count < limit ? String(count) : `${grouped(limit)}+`),
  pageSize: '每頁筆數',
  perPage: (size: number) => `每頁 ${size} 筆`,
  empty: '目前尚無相關資料',
  arrived: (count: number) => `剛收到 ${count} 筆`,
  showArrived: '顯示',
  emptyFiltered: '沒有符合篩選條件的資料，請調整或清除條件',
  keyword: '關鍵字',
  search: '搜尋',
  status: '狀態',
  updatedOn: '更新日期',
  updated: (date: string) => `${date} 更新`,
  columns: {
    id: '編號',
    cover: '封面',
    title: '標題',
    status: '狀態',
    updated: '最後更新',
    actions: '操作',
  },
  filter: '篩選',
  activeFilters: '使用中的條件',
  removeFilter: (label: string) => `移除條件 ${label}`,
  chip: (name: string, value: string) => `${name}：${value}`,
  apply: '套用',
  sortBy: (column: string) => `依${column}排序`,
  clear: '清除',
  all: '全部',
  custom: '自訂',
  startDate: '開始日期',
  endDate: '結束日期',
  pickDate: '開啟月曆',
  to: '～',
  add: '新增',
  edit: (name: string) => `編輯 ${name}`,
  preview: (name: string) => `預覽：${name}`,
  remove: (name: string) => `刪除 ${name}`,
  actionsOf: (name: string) => `${name} 的操作`,
  editAction: '編輯',
  previewAction: '預覽',
  duplicate: '再製',
  duplicating: '再製中',
  duplicateOf: (name: string) => `再製 ${name}`,
  deleteTitle: '確定刪除',
  deleteDescription: (name: string) => `確定要刪除「${name}」嗎？`,
  kept: '刪除後會在回收桶保留 30 天，期間可隨時還原。',
  forGood: '刪除後無法還原。',
  deleted: '刪除成功',
  /** Same as the server's message, so that it is shown only once. */
  restored: '還原成功',
  delete: '刪除',
} as const;

/** Texts for enquiries without recipients. */
export const recipientText = {
  missing: (types: readonly string[]) =>
    `${types.join('、')}還沒有收件者，收到新的聯絡訊息時不會寄信通知任何人。`,
} as const;

/** Labels of the rows' checkboxes. */
export const selectionText = {
  choose: (title: string) => `選取 ${title}`,
  all: (count: number) => `選取全部 ${count} 筆`,
  /** On all pages of a filtered list. */
  found: (count: number) => `選取篩選到的全部 ${count} 筆`,
  finding: '讀取中',
} as const;

/** Texts for hits in other tabs. */
export const otherTabsText = {
  total: (total: string) => `其他分頁還有 ${total} 筆：`,
  link: (label: string, count: string) => `${label} ${count}`,
} as const;

export const pagerText = {
  nav: '分頁',
  previous: '上一頁',
  next: '下一頁',
  page: (page: number) => `第 ${page} 頁`,
} as const;

export const sortText = {
  title: '調整排序',
  filtered: '清除篩選條件後才能調整排序',
  help: '拖曳左側握把，或按空白鍵拿起後以方向鍵移動；也可輸入位置後按「移動」。',
  /** Read out with each drag handle. */
  keys: '按空白鍵拿起，以上下方向鍵移動，再按空白鍵放下，按 Esc 取消',
  save: '儲存排序',
  saved: messageText.saved,
  drag: (title: string) => `移動 ${title}`,
  moveUp: (title: string) => `${title} 上移`,
  moveDown: (title: string) => `${title} 下移`,
  place: '第幾位',
  placeOf: (title: string) => `${title} 移至第幾位`,
  go: '移動',
  goOf: (title: string) => `移動 ${title} 至指定位置`,
  line: (place: number) => `移至第 ${place} 位`,
  lifted: (title: string, place: number, count: number) => `已拿起 ${title}，第 ${place} 位，共 ${count} 位`,
  moved: (title: string, place: number) => `${title} 移至第 ${place} 位`,
  dropped: (title: string, place: number) => `${title} 放在第 ${place} 位`,
  cancelled: (title: string) => `已取消移動 ${title}`,
} as const;

/** Publication states of a site. */
export const siteStateText = { draft: '草稿', published: '已發布', changed: '已修改未發布' } as const;

/** Texts for scheduled changes. */
export const scheduleListText = {
  title: titleText.schedule,
  none: '目前沒有排程',
  noneHelp: '在文章、最新消息、建案與首頁彈窗設定上架時間或下架時間，或在網站發布頁設定排程，就會列在這裡。',
  help: '時間皆為臺北時間，到時自動上架或下架。',
  all: '查看全部排程',
  count: (count: number) => `共 ${count} 筆`,
  actions: { online: '上架', offline: '下架' },
  lacksApproval: '待核准',
  failed: { online: '未能上架', offline: '未能下架' },
  empty: {
    article: '「內容編輯」還沒有區塊，到時訪客也看不到',
    case: '簡介與「內容編輯」都沒有內容，到時訪客也看不到',
  },
} as const;
