/** Texts of the ways to sign in beside the password. */
export const otherWaysText = {
  passkey: '用通行金鑰登入',
  passkeyWaiting: '等候通行金鑰',
  passkeyUnfinished: '通行金鑰登入沒有完成。可以再試一次，或改用帳號與密碼。',
  company: '用公司帳號登入',
  companyWaiting: '前往公司帳號登入',
  companyUnfinished: '公司帳號登入沒有完成。可以再試一次，或改用帳號與密碼。',
  noStorage: '這個瀏覽器不允許儲存資料，無法以公司帳號登入，請改用帳號與密碼。',
} as const;
