export const downloadBlockText = {
  help: '簡介等 PDF 檔案，訪客按下才下載',
  otherNames: 'download pdf file brochure 檔案 型錄 簡介',
} as const;
