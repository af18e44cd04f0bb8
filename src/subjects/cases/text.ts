import { labels as sent } from '../../../openapi/generated/labels';
import { altText, caseTabText, highlightText, zipLabel } from '../../records/kinds/text';
import { titleText } from '../../base/navigation/text';

const labels = sent.CaseInfoUpdate;

export const caseText = {
  outdated: {
    text: (names: string) => `公開頁面仍是先前的資料：${names}。`,
    publish: '比較並發布',
  },
  this: '這個建案',
  list: titleText.caseList,
  tabs: '建案分類',
  tab: caseTabText,
  view: '檢視方式',
  cards: '卡片',
  table: '列表',
  highlight: highlightText.highlight,
  notHighlight: highlightText.notHighlight,
  keywordExample: '建案名稱或代碼',
  columns: {
    id: '編號',
    cover: '封面',
    title: labels.title,
    district: '縣市區域',
    highlight: '指標建案',
    updated: '最後更新',
    actions: '操作',
  },
  sections: {
    basic: '基本資料',
    building: '建築規劃',
    introduction: labels.introduction,
    recommended: labels.recommendedCaseIds,
    seo: 'SEO 與社群分享',
    cover: labels.cover,
    display: '顯示設定',
    side: '封面與顯示',
  },
  caseId: (id: string) => `建案編號 ${id}`,
  codeHelp: '限半形英數字，用於網頁設計的代碼比對',
  telHelp: '含區碼的市話或手機，如 0225718170',
  altHelp: altText.help,
  households: '戶',
  recommendedSearch: '搜尋建案名稱',
  recommendedNone: '尚未選擇推薦建案',
  recommendedNotFound: '找不到可加入的建案',
  recommendedOffered: '可加入的建案',
  /** Announced to screen readers. */
  recommendedFound: (count: number) =>
    count > 0 ? `找到 ${count} 個建案，按上下方向鍵選擇，按 Enter 加入` : '找不到可加入的建案',
  recommendedAdded: (title: string, count: number, max: number) =>
    count < max ? `已加入 ${title}，共 ${count} 個` : `已加入 ${title}，已達上限 ${max} 個`,
  recommendedRemoved: (title: string) => `已移除 ${title}`,
  recommendedRemove: (title: string) => `移除 ${title}`,
  recommendedMax: (max: number) => `最多可選擇 ${max} 個建案`,
  recommendedUnit: '個建案',
  recommendedUnknown: (id: string) => `建案 ${id}`,
} as const;

/** Texts for the deletion of a case; common texts are in src/records/list/text.ts. */
export const caseDeletionText = {
  title: (name: string) => `刪除建案「${name}」？`,
  loading: '正在確認網站狀態',
  isLive: '這個建案的網站正在公開，刪除後網址會立即失效：',
  goes: '一併移除',
  site: (themes: number) => `網站與 ${themes} 份草稿`,
  parts: (count: number) => `${count} 個內容區塊`,
  links: (count: number) => `${count} 個預覽連結`,
  separator: '、',
  stays: '會保留',
  contacts: (count: number) => `${count} 筆聯絡資料`,
  back: '可以還原',
  backHow: '30 天內，自回收桶還原，網址不變',
  label: (name: string) => `請輸入網站名稱 ${name} 以確認`,
  help: '與網址最後一段相同，不分大小寫',
  milder: '只要暫時關閉網站？',
} as const;

export const countyText = {
  zip: zipLabel,
  zipOf: (zip: string) => `郵遞區號 ${zip}`,
  unknown: (name: string) => `${name}（不在清單中）`,
  unknownCounty: '清單中沒有這個縣市，請重新選擇',
  unknownDistrict: '清單中沒有這個鄉鎮市區，請重新選擇',
} as const;

export const unitText = {
  title: '房型',
  unit: '列',
  summary: (kinds: number, total: number) => `${kinds} 種房型，合計 ${total} 戶`,
  add: '新增房型',
  empty: '尚未新增房型',
  paste: '從 Excel 貼上',
  pasted: (count: number) => `已加入 ${count} 列`,
  name: '名稱',
  rooms: '格局',
  areaPing: '坪數',
  count: '戶數',
  priceBasis: '價格方式',
  noPrice: '不公布',
  price: '價格',
  sharedRatio: '公設比',
  availability: '銷售狀態',
  noAvailability: '不標示',
  plan: '平面圖',
  planOf: (name: string) => `${name}的平面圖`,
  planRemove: (name: string) => `移除${name}的平面圖`,
  prices: { total: '萬', perPing: '萬／坪' },
  percent: '%',
  ping: '坪',
  households: '戶',
  row: (position: number) => `第 ${position} 列`,
  cell: (position: number, label: string) => `房型第 ${position} 列${label}`,
  colon: '：',
  drag: (name: string) => `拖曳排序 ${name}`,
  remove: (name: string) => `刪除 ${name}`,
  added: (position: number) => `已新增第 ${position} 列`,
  removed: (name: string) => `已刪除「${name}」`,
  undo: '復原',
  undoOf: (name: string) => `復原 ${name}`,
  restored: (name: string) => `已復原「${name}」`,
  line: (position: number) => `移至第 ${position} 位`,
  lifted: (name: string, position: number, count: number) =>
    `已拿起 ${name}，第 ${position} 個，共 ${count} 個`,
  moved: (name: string, position: number, count: number) => `${name} 移至第 ${position} 個，共 ${count} 個`,
  dropped: (name: string, position: number, count: number) => `${name} 放在第 ${position} 個，共 ${count} 個`,
  cancelled: (name: string, position: number) => `已取消，${name} 仍在第 ${position} 個`,
} as const;

/** Texts for pasting housing units from a spreadsheet. */
export const pasteText = {
  title: '從 Excel 貼上房型',
  cells: '貼上的內容',
  help: '貼上 Excel 的儲存格；第一列是欄名，或依表單順序',
  taken: '會加入的房型',
  take: (count: number) => `加入 ${count} 列`,
  column: (position: number) => `第 ${position} 欄`,
  unknownColumns: (names: readonly string[]) => `沒有這些欄位，不會加入：${names.join('、')}`,
  leftOut: (line: number, reason: string) => `第 ${line} 列不會加入：${reason}`,
  problem: (label: string, value: string, message: string) => `${label}「${value}」${message}`,
  full: '已達房型的上限',
} as const;
