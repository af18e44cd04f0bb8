/** Texts for copying to the clipboard: names of buttons, and toasts. */
export const copyText = {
  label: (name: string) => `複製${name}`,
  copied: '複製成功',
  notCopied: '複製失敗',
} as const;

export const messageText = {
  saved: '儲存成功',
  savedBut: (text: string, left: readonly string[]) => `${text}。還沒儲存：${left.join('、')}`,
} as const;
