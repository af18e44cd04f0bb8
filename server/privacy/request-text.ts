/** Requests of persons, erasures and incidents. */
export const requestText = {
  erased: '（已刪除）',
  erasedName: '（已刪除）',
  needsClue: '請填電話或 E-mail，至少一項',
  futureDate: '收件日期不能晚於今天',
  noHandler: '找不到這個帳號，請改選其他人',
  wrongNumber: '與請求編號不符',
  erasedBefore: '這個請求的資料已經刪除過',
  isClosed: '這個請求已結案',
  lostKey: '無法讀取刪除紀錄的金鑰，請確認 SECRET_KEY 後再試',
  erasedDone: '已刪除這個人的資料',
  eachPeriodOnce: '每一種請求各要有一列期限',
} as const;
