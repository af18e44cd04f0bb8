import { publicationLabels } from '../../record/text';

export const newsText = {
  unit: 'Permissions.News',
  list: '最新消息管理',
  this: '這則消息',
  keywordExample: '消息標題',
  newsId: (id: string) => `消息編號 ${id}`,
} as const;

/** Labels of the form's fields. */
export const newsLabels = { ...publicationLabels, publishDate: '消息日期', content: '內文' } as const;
