/** Line of a stored mail that a link, made at sending, replaces; so no stored mail contains one. */
export const linkMark = '{link}';

/** Mails with a link that sets a password. */
export const linkMailText = {
  issuer: '網站管理後台',
  invitation: {
    subject: '邀請您使用網站管理後台',
    body: ({ name, account, by }: Record<'name' | 'account' | 'by', string>) =>
      [
        `${name} 您好：`,
        '',
        `${by} 邀請您使用網站管理後台，您的登入帳號是 ${account}。`,
        '請由以下連結設定密碼。連結只能使用一次，7 天內有效：',
        '',
        linkMark,
        '',
        '若您不認識邀請者，請勿開啟連結。',
      ].join('\n'),
  },
  password: {
    subject: '重設網站管理後台的密碼',
    body: ({ name, account }: Record<'name' | 'account' | 'by', string>) =>
      [
        `${name} 您好：`,
        '',
        `有人要求重設帳號 ${account} 的密碼。請由以下連結設定新密碼。連結只能使用一次，30 分鐘內有效：`,
        '',
        linkMark,
        '',
        '若不是您本人，請忽略這封信，密碼不會變更。',
      ].join('\n'),
  },
} as const;
