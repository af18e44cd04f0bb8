import { labels } from '../../../openapi/generated/labels';
import {
  articleTypeWords,
  caseTabWords,
  visibleStateWords,
  siteStatusWords,
} from '../../../openapi/generated/words';
import { sharedText } from '../../../openapi/text';

const { AccountUpdate: account, ArticleUpdate: article, CaseInfoUpdate: project, NewsUpdate: news } = labels;
/** Texts of lists as CSV. */
export const listExportText = {
  fileName: (kind: string) => `${kind}.csv`,
  id: '編號',
  status: news.status,
  shown: '訪客看到',
  startOn: news.startOn,
  endOn: news.endOn,
  changedBy: sharedText.lastModifiedBy,
  changedOn: sharedText.lastModifiedOn,
  article,
  news,
  case: { ...project, isHighlight: '指標建案' },
  site: {
    title: '建案',
    district: '地區',
    code: project.code,
    siteName: '網站名稱',
    publishedOn: '發布時間',
    isChanged: '有未發布變更',
  },
  account: {
    account: '帳號',
    name: account.name,
    department: account.department,
    role: account.roleId,
    lastLogin: '最後登入時間',
  },
  role: { name: '名稱', description: labels.RoleUpdate.description, holders: '帳號數' },
  yes: '是',
  no: '否',
  caseTabs: caseTabWords,
  articleTypes: articleTypeWords,
  states: visibleStateWords,
  siteStates: siteStatusWords,
  accountStates: { active: '啟用', inactive: '停用' },
} as const;

/** Refusals of saved views. */
export const listViewText = {
  taken: '這份清單已經有同名的檢視',
  full: (most: number) => `一份清單最多存 ${most} 個檢視，請先刪除不用的`,
} as const;

/** Texts of the calendar of what goes live and offline. */
export const calendarText = {
  name: '上架與下架',
  feed: '月曆訂閱網址',
  period: (days: number) => `請選 ${days} 天以內的期間`,
  event: (action: 'online' | 'offline' | 'together', title: string) =>
    `${{ online: '上架', offline: '下架', together: '一起上線' }[action]}：${title}`,
  items: (count: number) => `一起上線，共 ${count} 項`,
  states: {
    waiting: '',
    empty: '沒有內容，到時訪客看不到',
    failed: '未能執行，請到後台處理',
    done: '已上線',
  },
  lacksApproval: '待核准',
} as const;
