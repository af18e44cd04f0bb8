import { articleTypeText } from '../../kinds/text';
import { publicationLabels } from '../../record/text';

export const articleText = {
  unit: 'Permissions.Articles',
  list: '文章管理',
  this: '這篇文章',
  types: articleTypeText,
  tabs: '文章類型',
  keywordExample: '文章標題',
  articleId: (id: string) => `文章編號 ${id}`,
} as const;

/** Labels of the form's fields. */
export const articleLabels = { type: '類型', ...publicationLabels } as const;
