/** Mails that notify account owners of changes. */
export const noticeMailText = {
  changed: {
    subject: '網站管理後台：您的帳號有變更',
    body: ({ name, account, changed, by }: AccountNotice) =>
      [
        `${name} 您好：`,
        '',
        `帳號 ${account} 有下列變更：`,
        ...changed.map((what) => `・${wayInWords[what]}`),
        '',
        `變更者：${by ? `${by.name}（${by.account}）` : '系統管理員（於伺服器上操作）'}`,
        '',
        '若不是您本人，也不是您所知道的變更，請立即通知系統管理員。',
      ].join('\n'),
  },
  webhookPaused: {
    subject: '網站管理後台：Webhook 已自動暫停',
    body: ({ name, webhook, url, last }: Record<'name' | 'webhook' | 'url' | 'last', string>) =>
      [
        `${name} 您好：`,
        '',
        `您建立的 Webhook「${webhook}」連續失敗 3 天，已自動暫停：`,
        url,
        last ? `最後的回應：${last}` : '最後一次沒有回應。',
        '',
        '接下來請您：',
        '1. 到「系統設定」的「對外連線」，在這個 Webhook 的「查看紀錄」看對方的回應，請對方修正。',
        '2. 修正後按「送出測試」，回應是 200 再按「重新啟用」。',
        '3. 已經不用時，請刪除這個 Webhook。',
        '',
        '暫停後的事件會留存，重新啟用時依順序補送。',
      ].join('\n'),
  },
  tokenEnds: {
    subject: '網站管理後台：API 權杖即將到期',
    body: ({ name, token, end }: Record<'name' | 'token' | 'end', string>) =>
      [
        `${name} 您好：`,
        '',
        `您建立的 API 權杖「${token}」將於 ${end} 到期，之後使用它的系統無法讀取內容。`,
        '',
        '請至「系統設定」的「對外連線」建立新的權杖，換上後再撤銷舊的。',
      ].join('\n'),
  },
  wrongPasscodes: {
    subject: '網站管理後台：有人多次輸入錯誤的驗證碼',
    body: ({ name, account, count }: { name: string; account: string; count: number }) =>
      [
        `${name} 您好：`,
        '',
        `帳號 ${account} 在一小時內有 ${count} 次錯誤的驗證碼。能輸入驗證碼的人，已經通過密碼或其他登入步驟。`,
        '',
        '若不是您本人，請立即變更密碼，並通知系統管理員。若您的驗證碼暫時無法使用，可以改用備用碼登入。',
      ].join('\n'),
  },
} as const;

interface AccountNotice {
  name: string;
  account: string;
  changed: readonly (keyof typeof wayInWords)[];
  /** Null for the command line. */
  by: { name: string; account: string } | null;
}

const wayInWords = {
  password: '密碼已變更',
  email: 'E-mail 已變更，之後的信會寄到新的信箱',
  secondFactor: '兩步驟驗證已啟用、停用或更換驗證器',
  recoveryCodes: '備用碼已重新產生，先前的備用碼無法使用',
  passwordLink: '已建立設定密碼的連結',
  apiToken: '已建立讀取內容的 API 權杖',
  passkey: '通行金鑰已新增或移除',
  companyLink: '已連結公司帳號，或解除連結',
} as const;
