import { altText } from '../../records/kinds/text';
import { kindUnits } from '../../../openapi/generated/kinds';
import { sharedText } from '../../../openapi/text';

export const popupText = {
  unit: kindUnits.popup,
  basic: '彈窗內容',
  this: '這個彈窗',
  preview: '預覽',
  previewEmpty: '上傳圖片後，這裡會顯示首頁彈窗的樣子',
  altHelp: altText.help,
  urlHelp: '可不填，例如 www.example.com 或本站的 /case/…',
  sameWindow: '原視窗開啟',
  newWindow: '另開新視窗',
  others: '其他彈窗',
  measure: '個彈窗，請先刪除不再使用的彈窗',
  rule: '同一時間只顯示一個彈窗：上架中的彈窗裡，上架時間最晚的優先；沒有指定上架時間的排在後面，其中較新建立的優先。',
  noOthers: '還沒有其他彈窗',
  now: (title: string | null) => (title === null ? '訪客現在看不到任何彈窗。' : `訪客現在看到「${title}」。`),
  shown: '訪客現在看到',
  waits: '同時上架，未顯示',
  covered: (title: string) => `同時上架的「${title}」優先，訪客現在看到的是那一個`,
  needsImage: sharedText.popupNeedsImage,
} as const;
