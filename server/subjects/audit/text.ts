import { kindNames } from '../../../openapi/generated/kinds';
import { auditActionWords } from '../../../openapi/generated/words';

/** The audit trail as CSV. */
export const auditText = {
  fileName: '操作紀錄.csv',
  heads: {
    id: '紀錄編號',
    at: '時間',
    account: '帳號',
    name: '人員',
    action: '動作',
    kind: '類別',
    recordId: '編號',
    title: '對象',
    address: '來源位址',
    operation: '作業',
    requestId: '要求編號',
    before: '變更前',
    after: '變更後',
  },
  kinds: kindNames,
  actions: auditActionWords,
  siteActions: { online: '啟用', offline: '停用' },
} as const;
