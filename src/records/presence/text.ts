/** Texts about other accounts that have a record open. */
export const presenceText = {
  states: { typing: '正在輸入', reading: '閱讀中' },
  person: (name: string, state: string) => `${name}　${state}`,
  after: (state: string) => `　${state}`,
  short: (name: string, state: string) => `${name} ${state}`,
  heading: '現在也在這裡',
  lost: '連線中斷，看不到其他人',
  separator: '、',
  came: (names: readonly string[]) => `${names.join('、')}也開啟了這筆資料`,
  went: (names: readonly string[]) => `${names.join('、')}已離開`,
} as const;
