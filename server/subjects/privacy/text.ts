/** Personal data: refusals and mails. */
export const privacyText = {
  stopped: (shown: number, again: string, officer: string) =>
    `本小時已顯示 ${shown} 筆，${again} 後再試${officer && `，或請${officer}協助`}`,
  noOfficer: '這個帳號不能是個資窗口，請改選其他人',
  deactivated: '顯示的筆數超過上限，帳號已停用，請聯絡管理者',
  actions: { warn: '只通知', stop: '已停止顯示', deactivate: '已停用帳號' },
  warnSubject: (name: string) => `【個資保護】${name}本小時顯示的完整資料超過門檻`,
  warnBody: ({
    name,
    shown,
    limit,
    action,
  }: {
    name: string;
    shown: number;
    limit: number;
    action: string;
  }) =>
    [
      `${name}在這個小時內顯示了 ${shown} 筆聯絡資料的完整內容，門檻是 ${limit} 筆。`,
      '',
      `系統處置：${action}`,
      '每一筆都在「操作紀錄」，動作為「顯示完整資料」。',
    ].join('\n'),
  endingSubject: (count: number, date: string) => `【個資保護】${count} 筆聯絡資料將自 ${date} 起去識別化`,
  endingBody: ({ count, date, link }: { count: number; date: string; link: string }) =>
    [
      `${count} 筆已結案的聯絡資料到了保存期限，將自 ${date} 起去識別化，之後不能復原。`,
      '',
      '仍需要保留的，請在那天之前到「個資保護」延後。',
      ...(link ? ['', link] : []),
    ].join('\n'),
} as const;
