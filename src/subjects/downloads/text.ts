export const downloadText = {
  intro: '每份文件說明一個單元的操作方式。',
  keywordExample: '文件名稱或說明',
  download: '下載',
  downloadOf: (title: string) => `下載 ${title}`,
  guideline: '查看操作指引',
} as const;
