export const secondStepText = {
  title: '兩步驟驗證',
  help: '請輸入驗證器 App 顯示的六位數字',
  recoveryHelp: '請輸入一組尚未使用的備用碼',
  passcode: '驗證碼',
  recoveryCode: '備用碼',
  submit: '登入',
  busy: '登入中',
  toRecovery: '改用備用碼',
  toApp: '改用驗證器 App',
  back: '返回登入',
  lost: '遺失手機與備用碼，請洽系統管理員重設。',
} as const;
