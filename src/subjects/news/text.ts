import { kindUnits } from '../../../openapi/generated/kinds';

export const newsText = {
  unit: kindUnits.news,
  this: '這則消息',
  keywordExample: '消息標題',
  newsId: (id: string) => `消息編號 ${id}`,
} as const;
