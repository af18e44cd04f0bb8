/** Words of toasts after a copy to the clipboard. */
export const copyText = {
  copied: '複製成功',
  notCopied: '複製失敗',
};
