import {
  articleTypeWords,
  caseTabWords,
  visibleStateWords,
  siteStatusWords,
} from '../../openapi/generated/words';

const changedBy = ['最後更新者', '最後更新時間'];
const shownTimes = ['訪客看到', '上架時間', '下架時間'];
/** Texts of lists as CSV. */
export const listExportText = {
  fileName: (kind: string) => `${kind}.csv`,
  article: ['編號', '類型', '標題', '摘要', '文章日期', ...shownTimes, ...changedBy],
  news: ['編號', '標題', '摘要', '消息日期', ...shownTimes, ...changedBy],
  case: [
    '編號',
    '建案代碼',
    '建案名稱',
    '副標題',
    '分類',
    '指標建案',
    '縣市',
    '鄉鎮市區',
    '電話',
    '總戶數',
    ...shownTimes,
    ...changedBy,
  ],
  site: ['編號', '建案', '地區', '狀態', '建案代碼', '網站名稱', '發布時間', '有未發布變更', ...changedBy],
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
