/** Texts of 系統設定; the cards have theirs in the menu. */
export const settingsText = {
  search: '找設定',
  example: '例如收件者、權杖、保存期間',
  none: (keyword: string) => `找不到「${keyword}」。請換個說法，或按 Ctrl K 搜尋全部資料。`,
  roles: (count: number) => `${count} 個角色`,
  accounts: (count: number) => `${count} 個帳號`,
  rules: (kinds: readonly string[]) => (kinds.length === 0 ? '都不用核准' : `要核准：${kinds.join('、')}`),
  noName: '還沒有公司名稱',
  releases: (open: number, planned: number, held: number) =>
    open === 0
      ? '沒有準備中的'
      : `${open} 組${planned > 0 ? `，${planned} 組已排定` : ''}${held > 0 ? `，${held} 組要處理` : ''}`,
  redirects: (count: number, broken: number) =>
    count === 0 ? '還沒有轉址' : `${count} 筆${broken > 0 ? `，${broken} 筆的目的地看不到` : ''}`,
  deadLinks: (open: number, checked: number) => {
    if (checked === 0) return '還沒有檢查過';
    return open === 0 ? `${checked} 個連結都打得開` : `${open} 個連結打不開`;
  },
  replacements: (count: number) => (count === 0 ? '最近 30 天沒有取代' : `最近 30 天取代 ${count} 次`),
  sharedBlocks: (count: number) => (count === 0 ? '還沒有共用區塊' : `${count} 個區塊`),
  salesCodes: (count: number) => (count === 0 ? '還沒有代碼' : `${count} 個代碼`),
  media: (count: number, noAlt: number) => `${count} 張圖片${noAlt > 0 ? `，${noAlt} 張缺替代文字` : ''}`,
  lastImport: (day: string, file: string) => `上次 ${day}，${file}`,
  noImport: '還沒有匯入過',
  trash: (count: number) => (count === 0 ? '沒有資料' : `${count} 筆，每筆保留 30 天`),
  recipients: '每一類聯絡都有收件者',
  noRecipients: (types: readonly string[]) => `${types.join('、')}還沒有收件者`,
  ending: (count: number) => (count === 0 ? '一週內沒有資料到期' : `${count} 筆一週內去識別化`),
  today: (count: number) => `今天 ${count} 筆`,
  connections: (tokens: number, webhooks: number, ending: number, paused: number) =>
    [
      `${tokens} 個權杖`,
      ...(ending > 0 ? [`${ending} 個兩週內到期`] : []),
      `${webhooks} 個 Webhook`,
      ...(paused > 0 ? [`${paused} 個已暫停`] : []),
    ].join('，'),
  about: (version: string, troubles: number) =>
    `版本 ${version}${troubles > 0 ? `，${troubles} 項要留意` : ''}`,
} as const;

/** Words by which a screen of 系統設定 is found, besides its name and its state. */
export const settingWords = {
  role: '權限 職責 可以做什麼',
  account: '人員 同事 密碼 邀請 停用 兩步驟驗證',
  approvalRules: '審核 送核准 簽核',
  release: '同時 活動 排程 一次 發布',
  deadLinks: '斷掉的連結 檢查連結 打不開 404',
  redirect: '舊網址 重新導向 redirect 404 找不到頁面',
  shared: '重複的段落 公司介紹 貸款說明 常見問題 一次改',
  salesCode: '建案代碼 案號 銷售系統 比對',
  company: '公司名稱 統一編號 電話 地址 標誌 社群 官網',
  media: '圖片 照片 檔案 替代文字',
  import: 'Excel CSV WordPress 匯入 上傳',
  trash: '刪除 還原 復原',
  contactEmail: '收件者 信箱 通知信 郵件伺服器 輪值',
  privacy: '保存期間 個資 告知事項 去識別化 當事人 事故 同意',
  audit: '紀錄 稽核 誰改了',
  connection: '權杖 token API Webhook 串接',
  about: '版本 系統狀態 備份 檢查 新功能',
} as const;
