export const listBlockText = {
  help: '一項一行的重點或特色',
  otherNames: 'list bullets 清單 重點 特色',
} as const;
