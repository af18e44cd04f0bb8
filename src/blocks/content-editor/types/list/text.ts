export const listBlockText = {
  help: '一項一行的重點或特色',
  otherNames: 'list bullets 清單 重點 特色',
  item: (place: number) => `項目 ${place}`,
  addItem: '新增項目',
} as const;
