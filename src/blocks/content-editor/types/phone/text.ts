export const phoneBlockText = {
  help: '手機點選即可撥打的按鈕',
  otherNames: 'phone tel call 撥號',
  phoneText: '按鈕文字',
} as const;
