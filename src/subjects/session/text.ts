export const sessionText = {
  heading: '登入',
  account: '帳號',
  password: '密碼',
  submit: '登入',
  busy: '登入中',
  slogan: '建案、網頁與消息，一處管理',
  drawing: '建築立面圖',
  forgot: '忘記密碼？',
} as const;
