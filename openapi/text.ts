import { grouped } from './grouped';
import type { UnitAvailability, UnitPriceBasis } from './generated/enums';
import { unitAvailabilityWords } from './generated/words';

/** Texts that both app and server say, in the words of one place; what one side alone says stands there. */
export const sharedText = {
  systemError: '系統發生錯誤',
  maintenance: '系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務',
  unauthorized: '權限已過期，請重新登入',
  wrongPassword: '帳號或密碼錯誤',
  badTicket: '登入連結無效或已過期',
  stale: '資料已由他人更新，請重新整理後再編輯',
  invalid: '請確認以下欄位',
  required: '此欄位為必填',
  maxLength: (limit: number) => `最多可輸入 ${limit} 個字`,
  notNumber: '必須為數字',
  badFormat: '格式不正確',
  addItem: '請至少新增一個項目',
  fileTooLarge: (megabytes: number) => `檔案大小超過 ${megabytes} MB`,
  fileType: (accepted: readonly string[]) => `檔案格式不符，僅接受 ${accepted.join('、')}`,
  pixels: (width: number, height: number) => `圖片尺寸須為 ${width} × ${height} 像素`,
  endBeforeStart: '下架時間須晚於上架時間',
  dueInPast: '時間須晚於現在',
  scheduleDue: {
    publish: (time: string) => `${time} 自動發布`,
    takeOff: (time: string) => `${time} 自動下架`,
  },
  numberedBlock: (place: number) => `第 ${place} 個區塊`,
  emails: '請輸入正確的 E-mail，多個 E-mail 請以逗號「,」分隔',
  popupNeedsImage: '上架前請先上傳圖片',
  designMissing: '請先完成頁面設計',
  codeMissing: '請先完成建案代碼比對並儲存',
  nameMissing: '請先設定網站名稱',
  monthTwice: '這個月份已經有了，請合併成一筆',
  monthInFuture: '工程進度的月份不可晚於本月',
  factWithoutSource: '印在頁面的項目必須有來源',
  lastModifiedBy: '最後更新者',
  lastModifiedOn: '最後更新時間',
  adCheckAway: '檢核暫時無法使用',
  reviewEndInPast: '期限不能早於現在',
  noOwnBlocks: '這次沒有需要您核准的區塊',
  reminded: '已寄出提醒',
  changesAsked: '已要求修改',
  purposeMissing: '請填寫匯出的用途',
  nothingCorrected: '請至少更正一項',
  departmentTaken: (name: string) => `兩個角色的部門不能都是「${name}」`,
  emptyRelease: '這一組還沒有項目',
  replaced: (hits: number, left: number) => `${hits} 處已取代${left > 0 ? `，${left} 處沒有換` : ''}`,
} as const;

/** Facts of a case and its units, as pages print them. */
export const printedText = {
  separator: '　',
  priceOnRequest: '價格洽詢',
  price: (isPerPing: boolean, range: string) => (isPerPing ? `每坪 ${range} 萬` : `${range} 萬`),
  share: (percent: number) => `公設 ${percent}%`,
  households: (count: number) => `${count} 戶`,
  area: (min: number, max = min) => (min === max ? `${min} 坪` : `${min}～${max} 坪`),
} as const;

/** Housing unit of a case; what is not known is absent or null. */
export interface PrintedUnit {
  name: string;
  rooms?: string;
  areaPing: number;
  areaPingMost?: number;
  count: number;
  priceBasis?: UnitPriceBasis | null;
  /** In 10,000 TWD. */
  price?: number | null;
  priceMost?: number | null;
  sharedRatio?: number | null;
  availability?: UnitAvailability | null;
}

/** A unit as a page prints it in one line. */
export function printedUnit(unit: PrintedUnit): string {
  const { name, rooms, areaPing, areaPingMost = areaPing, count, sharedRatio, availability } = unit;
  return [
    name,
    rooms,
    areaPingMost > 0 && printedText.area(areaPing, areaPingMost),
    count > 0 && printedText.households(count),
    printedPrice(unit),
    typeof sharedRatio === 'number' && printedText.share(sharedRatio),
    availability && unitAvailabilityWords[availability],
  ]
    .filter(Boolean)
    .join(printedText.separator);
}

function printedPrice({ priceBasis, price, priceMost }: PrintedUnit): string {
  if (priceBasis === 'onRequest') return printedText.priceOnRequest;
  if (!priceBasis || typeof price !== 'number') return '';
  const range = [...new Set([price, priceMost ?? price])].map(grouped);
  return printedText.price(priceBasis === 'perPing', range.join('～'));
}

/** Faults of a proof file, for those who verify it in the app or by the program. */
export const proofFaultText = {
  notProof: '這不是存證檔，或檔案已損壞',
  order: '檔案的順序與索引不同',
  signature: '簽章不符',
  otherKey: '簽署的金鑰不是這個系統的',
  chain: (number: number) => `第 ${number} 筆與前一筆不相連`,
} as const;
