import { commonText } from '../../base/navigation/text';

/** 「關於本系統」. */
export const aboutText = {
  product: (version: string) => `${commonText.product} ${version}`,
  build: (commit: string | undefined, started: string) =>
    `${commit === undefined ? '' : `建置 ${commit}，`}${started} 啟動`,
  news: '新功能',
  copy: '複製系統資訊',
  again: '重新檢查',
  checking: '檢查中',
  /** Number of failed checks, then of the others. */
  sum: (bad: number, attention: number, good: number) => {
    const troubles = [
      ...(bad > 0 ? [`${bad} 項需要處理`] : []),
      ...(attention > 0 ? [`${attention} 項請留意`] : []),
    ];
    return troubles.length === 0 ? '全部正常' : `${troubles.join('，')}，其他 ${good} 項正常`;
  },
  checks: '系統狀態',
  remedy: '處理方式：',
  line: (name: string, state: string, about: string, status: string, detail: string) =>
    `${name}：${state}　${about}　${status}　${detail}`,
  releases: '更新紀錄',
  unreleased: '這一版',
  titles: (titles: readonly string[]) => titles.join('、'),
  help: '需要協助',
  helpText: '回報問題時請附上系統資訊，裡面沒有個資與密碼。',
  helpPart: '系統狀態由系統管理員查看；有問題時請通知系統管理員。',
  mailsHelp: '示範環境不寄到信箱；系統要寄的信都在這裡，最新的在前面。',
  noMails: '還沒有信',
  mailWaits: '等待寄出',
  mailTo: (recipients: string) => `收件人：${recipients}`,
  mailCalendar: '　附件：行事曆檔案',
  newsTitle: '這一版的新功能',
  once: '每個帳號只顯示一次',
  seen: '知道了',
} as const;
