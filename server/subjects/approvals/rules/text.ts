import type { components } from '../../../../openapi/generated/types';
import { approvalPartWords } from '../../../../openapi/generated/words';

/** Numbers written as words. */
export const numerals = '〇零一二三四五六七八九十百千兩';

/** Units after which a number counts as a figure to approve. */
export const figureUnits =
  '坪|戶|席|萬|億|元|公尺|米|公里|分鐘|平方公尺|㎡|m2|m²|樓|層|房|廳|衛|車位|%|年第|折|期';
/** Words that mark a limitation, such as a disclaimer. */
export const disclaimers =
  '僅供參考|為準|免責|聲明|注意事項|保留.{0,8}權利|個資|個人資料|建照|建築執照|建造執照|使用執照|不動產說明書|經紀人|不另行通知';
/** Words that mark a picture of a plan. */
export const planWords = '平面圖|格局圖|配置圖|平面配置|隔間圖|樓層圖';

type Part = components['schemas']['ApprovalPart'];

/** Texts of refusals and mails about publishing without approval. */
export const approvalText = {
  inPlaceOf: (deputy: string, name: string) => `${deputy}（代理${name}）`,
  pageSettings: '頁面設定',
  recordContent: '內容',
  pageFields: {
    name: '建案名稱與區域',
    template: '版型',
    order: '區塊順序',
    title: '網頁標題',
    description: '網頁描述',
    keywords: '網頁關鍵字',
    share: '社群分享圖片',
  },
  orderChanged: '已調整',
  missing: (departments: readonly { name: string; blocks: number }[]) =>
    `還差${departments.map(({ name, blocks }) => `${name}（${blocks} 個區塊）`).join('、')}核准，尚不能發布`,
  recordMissing: (departments: readonly { name: string }[]) =>
    `上架前需由${departments.map(({ name }) => name).join('、')}核准：請先以「下架」儲存，再送核准`,
  settingsMissing: (departments: readonly string[]) =>
    `網站公開中，搜尋與分享設定的修改會立即公開，需由${departments.join('、')}核准：請填寫緊急發布的原因`,
  atOnceMissing: (departments: readonly string[]) =>
    `公開的建案頁面會立即顯示這些文字，需由${departments.join('、')}核准：請填寫緊急發布的原因`,
  noApprovers: '此角色沒有可以核准的帳號',
  departmentOf: (role: string, department: string) => `${role}：${department}`,
  reasonShort: '請以 10 個字以上說明原因',
  emergencySubject: (title: string) => `網站管理後台：「${title}」已緊急發布`,
  emergencyBody: ({ name, by, title, reason, departments, link }: EmergencyNotice) =>
    [
      `${name} 您好：`,
      '',
      `${by} 未經全部核准就發布了「${title}」。`,
      `尚未核准：${departments.join('、')}`,
      `原因：${reason}`,
      ...(link ? ['', link] : []),
    ].join('\n'),
  parts: (parts: readonly Part[]) => parts.map((part) => approvalPartWords[part]).join('、'),
} as const;

interface EmergencyNotice {
  name: string;
  by: string;
  title: string;
  reason: string;
  departments: readonly string[];
  link?: string | undefined;
}
