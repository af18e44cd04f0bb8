export const downloadText = {
  intro: '每份文件說明一個單元的操作方式。',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
  download: '下載',
  downloadOf: (title: string) => `下載 ${title}`,
  guideline: '查看操作指引',
} as const;
