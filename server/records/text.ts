import { kindNames } from '../../openapi/generated/kinds';
import { auditActionWords } from '../../openapi/generated/words';

/** The audit trail as CSV. */
export const auditText = {
  fileName: '操作紀錄.csv',
  columns: [
    '紀錄編號',
    '時間',
    '帳號',
    '人員',
    '動作',
    '類別',
    '編號',
    '對象',
    '來源位址',
    '作業',
    '要求編號',
    '變更前',
    '變更後',
  ],
  kinds: kindNames,
  actions: auditActionWords,
  siteActions: { online: '啟用', offline: '停用' },
} as const;
