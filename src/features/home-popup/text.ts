import { kindUnits } from '../../../openapi/generated/kinds';

export const popupText = {
  unit: kindUnits.popup,
  basic: '彈窗內容',
  this: '這個彈窗',
  preview: '預覽',
  previewEmpty: '上傳圖片後，這裡會顯示首頁彈窗的樣子',
  close: '關閉',
  altHelp: '供螢幕閱讀器與搜尋引擎使用',
  urlHelp: '點選彈窗時前往的網址，例如 www.example.com 或本站的 /case/…，可不填',
  sameWindow: '原視窗開啟',
  newWindow: '另開新視窗',
  needsImage: '上架前請先上傳圖片',
} as const;
