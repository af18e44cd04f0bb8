/** Words of shared blocks in the editor of a page. */
export const sharedText = {
  group: '共用區塊',
  help: '內容在共用區塊裡改，用到的網頁各自更新。',
  mark: '共用',
  hasNew: '有新內容',
  about: (title = '') => `這是共用區塊${title && `「${title}」`}，內容要在共用區塊裡改。`,
  gone: '這個共用區塊已經刪除。這一頁的內容還在，要修改請改成這一頁自己的。',
  behind: '共用區塊有新內容，這一頁還是之前的。更新並儲存後，照這一頁的規則發布或送核准。最新的內容：',
  refresh: '用最新的內容',
  edit: '編輯共用區塊',
  refreshed: '已換成最新的內容，儲存後生效',
  detach: '改成這一頁自己的',
  detached: '已改成這一頁自己的，不再跟著共用區塊',
} as const;
