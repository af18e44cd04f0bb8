import { labels } from '../../../openapi/generated/labels';

/** Texts of 銷售代碼. */
export const salesCodeText = {
  about: '由銷售部門給代碼，登記後就能比對與發布',
  askedElsewhere: '比對代碼時詢問銷售系統；這裡的代碼只用於建議與搜尋。',
  list: '銷售代碼',
  keywordExample: '代碼、建案名稱或區域',
  none: '還沒有代碼',
  add: '新增代碼',
  change: '修改代碼',
  changeOf: (code: string) => `修改代碼 ${code}`,
  remove: '刪除',
  removeOf: (code: string) => `刪除代碼 ${code}`,
  removeTitle: (code: string) => `刪除代碼 ${code}？`,
  removeHelp: '之後比對不到這個代碼。已經用它命名的網頁不變。',
  import: '貼上代碼表',
  send: '匯入',
  importing: '匯入中',
  importHelp:
    '從試算表複製，每列依序為代碼、建案名稱、區域；也可以選 CSV 檔案。已有的代碼會更新，有一列不對就整張不存。',
  tableExample: 'HY202701\t青田硯\t臺北市大安區',
  chooseFile: '選擇 CSV 檔案',
  unreadable: '讀不到這個檔案，請再選一次',
  fileTooLarge: '檔案太大，一次最多 500 KB',
  fields: labels.SalesCodeCreate,
  tableLabels: labels.SalesCodeTable,
} as const;
