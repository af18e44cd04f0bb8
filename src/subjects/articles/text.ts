import { kindUnits } from '../../../openapi/generated/kinds';
import { articleTypeText } from '../../records/kinds/text';

export const articleText = {
  unit: kindUnits.article,
  this: '這篇文章',
  types: articleTypeText,
  tabs: '文章類型',
  keywordExample: '文章標題',
  textHelp: '儲存後是第一個內容區塊，之後可以再加其他區塊',
  articleId: (id: string) => `文章編號 ${id}`,
} as const;
