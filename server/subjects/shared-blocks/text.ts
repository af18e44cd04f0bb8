const named = (pages: readonly string[]) => (pages.length > 0 ? [pages.join('、')] : []);

/** Answers of 共用區塊. */
export const sharedText = {
  otherType: '共用區塊的類型不能改，請另外新增一個',
  /** Without the names of pages that the reader may not view. */
  inUse: (count: number, pages: readonly string[]) =>
    [`還有 ${count} 個網頁在用，請先換成別的共用區塊`, ...named(pages)].join('：'),
  notReplaced: (count: number, pages: readonly string[]) =>
    [`${count} 個網頁沒有換成，所以沒有刪除`, ...named(pages)].join('：'),
  itself: '請選另一個共用區塊',
  note: (title: string) => `共用區塊：${title}`,
  mayNotEdit: '您沒有編輯這個網頁的權限',
  mayNotPublish: '草稿已更新；您沒有發布的權限，請有權限的人發布',
  needsApproval: '草稿已更新，要先核准才能換上',
  needsWords: '草稿已更新，廣告檢核不讓它換上',
  same: '已經是最新的內容',
  updated: (done: number, waiting: number, left: number) =>
    [`${done} 頁已更新`, waiting > 0 && `${waiting} 頁的線上內容還沒換上`, left > 0 && `${left} 頁沒有更新`]
      .filter(Boolean)
      .join('，'),
} as const;
