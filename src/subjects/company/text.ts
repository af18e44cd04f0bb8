import { kindUnits } from '../../../openapi/generated/kinds';

export const companyText = {
  unit: kindUnits.company,
  company: '公司',
  home: '官方網站首頁',
  off: '官方網站目前未開啟。設定會保留，開啟後即顯示。',
  on: '儲存後，官方網站立即更新。',
  proof: '存證',
  open: '開啟官方網站',
  nameHelp: '官方網站的頁首、頁尾與每一頁的標題都會顯示',
  legalNameHelp: '頁尾顯示，例如 和硯建設股份有限公司',
  markHelp: '分頁與手機主畫面的圖示；沒有時用公司名稱首字',
  markRemove: '移除公司標誌',
  hoursHelp: '例如 週一至週五 9:00–18:00',
  headlineHelp: '建議 12 個字以內；不填時顯示公司名稱',
  introductionHelp: '首頁標語下方的一段話，也供搜尋引擎顯示',
} as const;
