import type { SharedPartType } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import { partTypeWords } from '../../../openapi/generated/words';

/** Words of 共用區塊. */
export const sharedText = {
  unit: kindUnits.sharedBlock,
  sites: kindUnits.site,
  keywordExample: '名稱',
  about: '好幾頁都一樣的段落寫一次，改一次。不想跟著改的網頁可以單獨分開。',
  type: '類型',
  content: '內容',
  typeHelp: '類型存檔後不能改。',
  incomplete: '內容還沒填好',
  pages: (count: number) => (count === 0 ? '還沒有網頁使用' : `${count} 頁使用`),
  typeAndPages: (type: SharedPartType, count: number): string =>
    `${partTypeWords[type]}　${sharedText.pages(count)}`,
  behind: (count: number) => `${count} 頁還是之前的內容`,
  usedIn: (count: number) => `用在 ${count} 頁`,
  unused: '還沒有網頁使用。在網頁的「新增區塊」裡選這個共用區塊，就會出現在這裡。',
  hidden: '您沒有檢視網頁的權限，看不到是哪些網頁。',
  chooseHelp: '勾選的網頁換成這裡的內容。線上的網頁照它的規則：不用核准的直接換上，要核准的先更新草稿。',
  isLive: '線上',
  isDraft: '草稿',
  latest: '已是最新的內容',
  publicBehind: '草稿已更新，線上還是之前的內容',
  isBehind: '還是之前的內容',
  update: (count: number) => `更新 ${count} 頁`,
  updating: '更新中',
  progress: (done: number, total: number) => `已處理 ${done}／${total} 頁`,
  stop: '停止',
  saveFirst: '先儲存，才能更新網頁。',
  open: (title: string) => `打開${title}`,
  openPage: '打開',
  states: {
    live: '已換上',
    draft: '草稿已更新',
    waiting: '線上還沒換',
    left: '沒有更新',
    undone: '',
    kept: '',
  },
  outcome: '更新結果',
  replaceTitle: (title: string) => `「${title}」還有網頁在用`,
  replaceHelp: (count: number) =>
    `要刪除，先選一個共用區塊，換到這 ${count} 頁的草稿。線上的網頁照它的規則發布或送核准。`,
  replaceWith: '換成',
  choose: '請選擇',
  noOther: '沒有別的共用區塊可以換。請先新增一個，或在那些網頁改成自己的內容。',
  replaceAndDelete: '換掉並刪除',
  replacing: '換掉中',
} as const;
