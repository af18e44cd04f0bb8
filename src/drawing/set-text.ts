/** Texts of the preview of a set, which only the server draws. */
export const setText = {
  of: (name: string) => `整組預覽：${name}`,
  titled: (page: string, name: string) => `${page}｜整組預覽：${name}`,
  empty: '這一組還沒有項目。',
  before: '訪客現在看到的樣子。',
  after: (count: number) => `${count} 項都上線後的樣子，尚未公開，請勿轉傳。`,
  list: '這一組的頁面',
  back: '看整組的頁面',
} as const;
