export const barsBlockText = {
  help: '頁首的區段導覽，手機下方的電話、LINE、導航與預約',
  otherNames: 'bars navigation menu nav line 選單',
} as const;
