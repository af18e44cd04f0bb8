import { grouped } from '../../../../../openapi/grouped';

export const textBlockText = {
  help: (max: number) => `一段或多段文字，${grouped(max)} 字以內`,
  otherNames: 'text paragraph article 文字 內文 段落 表格',
  textHelp: 'Enter 分段，Shift＋Enter 換行',
} as const;
