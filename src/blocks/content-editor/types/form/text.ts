export const formBlockText = {
  help: '訪客留下姓名與手機預約賞屋',
  otherNames: 'form booking contact 賞屋 聯絡',
} as const;
