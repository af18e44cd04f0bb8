import { labels } from '../../openapi/generated/labels';
import {
  articleTypeWords,
  caseTabWords,
  visibleStateWords,
  siteStatusWords,
} from '../../openapi/generated/words';

const changedBy = ['最後更新者', '最後更新時間'];
const { ArticleUpdate: article, CaseInfoUpdate: project, NewsUpdate: news } = labels;
const shownTimes = ['訪客看到', news.startOn, news.endOn];
/** Texts of lists as CSV. */
export const listExportText = {
  fileName: (kind: string) => `${kind}.csv`,
  article: [
    '編號',
    article.type,
    article.title,
    article.summary,
    article.publishDate,
    ...shownTimes,
    ...changedBy,
  ],
  news: ['編號', news.title, news.summary, news.publishDate, ...shownTimes, ...changedBy],
  case: [
    '編號',
    project.code,
    project.title,
    project.subtitle,
    project.tab,
    '指標建案',
    project.county,
    project.district,
    project.tel,
    project.households,
    ...shownTimes,
    ...changedBy,
  ],
  site: ['編號', '建案', '地區', '狀態', project.code, '網站名稱', '發布時間', '有未發布變更', ...changedBy],
  account: ['編號', '帳號', '姓名', '部門', '角色', '狀態', '最後登入時間', ...changedBy],
  role: ['編號', '名稱', '說明', '帳號數', ...changedBy],
  yes: '是',
  no: '否',
  caseTabs: caseTabWords,
  articleTypes: articleTypeWords,
  states: visibleStateWords,
  siteStates: siteStatusWords,
  accountStates: { active: '啟用', inactive: '停用' },
} as const;
