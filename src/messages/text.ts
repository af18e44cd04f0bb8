/** Texts for copying to the clipboard: names of buttons, and toasts. */
export const copyText = {
  label: (name: string) => `複製${name}`,
  copied: '複製成功',
  notCopied: '複製失敗',
} as const;
