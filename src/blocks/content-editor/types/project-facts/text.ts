export const projectFactsBlockText = {
  help: '建案檔案裡印出的項目，附來源',
  otherNames: 'facts project info 規格 建材 資料',
} as const;
