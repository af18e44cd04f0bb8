import { contactTypeWords } from '../../../openapi/generated/words';
import { articleTypeText, caseTabText } from '../../kinds/text';

/** The search over screens and records. */
export const paletteText = {
  title: '搜尋畫面與資料',
  hint: '搜尋建案、文章、網頁、聯絡資料或畫面名稱',
  results: '結果',
  go: '前往',
  caseTabs: caseTabText,
  articleTypes: articleTypeText,
  contactTypes: contactTypeWords,
  active: '使用中',
  inactive: '停用',
  public: '公開中',
  draft: '草稿',
  noTheme: '尚未選擇版型',
  asks: (name: string, caseTitle: string) => `${name}　詢問${caseTitle}`,
  screen: '畫面',
  list: '列表',
  add: '新增',
  adds: (typed: string, by: string, kind: string) => `以「${typed}」為${by}新增${kind}`,
  inList: (list: string, keyword: string) => `${list}：「${keyword}」`,
  count: (count: number, isAll: boolean) => `${count.toLocaleString('zh-Hant-TW')} 筆${isAll ? '' : '以上'}`,
  found: (count: number) => `${count} 項結果`,
  none: (keyword: string) => `找不到符合「${keyword}」的資料`,
  failed: '無法搜尋資料：',
  retry: '重試',
  move: '移動',
  open: '開啟',
  openTab: '在新分頁開啟',
  rights: '只列出您有權限查看的資料',
} as const;
