export const bulkText = {
  bar: '選取的資料',
  chosen: (count: number) => `已選 ${count} 筆`,
  none: '取消選取',
  online: '上架',
  offline: '下架',
  deleteTitle: (count: number, kind: string) => `刪除 ${count} 筆${kind}？`,
  /** Cases with a public site. */
  live: {
    finding: '正在確認網站狀態',
    note: '網站正在公開，不會一併刪除，請個別刪除：',
    allTitle: '這些建案無法一併刪除',
  },
  running: (count: number, total: number) => `處理中，已完成 ${count} 筆，共 ${total} 筆`,
  stop: '停止',
  done: {
    online: (count: number, kind: string) => `已將 ${count} 筆${kind}上架`,
    offline: (count: number, kind: string) => `已將 ${count} 筆${kind}下架`,
    delete: (count: number, kind: string) => `已刪除 ${count} 筆${kind}`,
  },
  empty: (names: readonly string[], kind: string) =>
    `${names.length} 筆${kind}還沒有內容，訪客看不到：${names.join('、')}`,
  undone: (count: number) => `已復原 ${count} 筆`,
  failed: (names: readonly string[]) => `未完成 ${names.length} 筆：${names.join('、')}`,
  left: (names: readonly string[]) => `尚未處理 ${names.length} 筆：${names.join('、')}`,
} as const;

/** Texts of the toasts of switches and deletions. */
export const switchText = {
  /** The same text for on and off; the record's name is last, as in the row's buttons. */
  nameOf: (label: string, name: string) => `${label}：${name}`,
  changed: (name: string, label: string) => `「${name}」已改為「${label}」`,
  undo: '復原',
  undoing: '復原中',
  undone: (name: string) => `已復原「${name}」`,
} as const;
