export const downloadBlockText = {
  help: '簡介等 PDF 檔案，訪客按下才下載',
  otherNames: 'download pdf file brochure 檔案 型錄 簡介',
  file: 'PDF 檔案',
  prompt: '拖曳 PDF 到這裡，或',
  hint: (max: number) => `PDF，${max} MB 以內`,
  name: '頁面上的名稱',
  detail: '頁數或版次',
  detailHelp: '例如「24 頁，2026 年 11 月版」，大小會自動顯示',
} as const;
