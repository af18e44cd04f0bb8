import { sharedText } from '../../../openapi/text';

/** Text of notices for visitors. */
export const pageText = {
  siteNotFound: { title: '找不到頁面', text: '這個網站不存在，或目前未開放。' },
  linkGone: {
    title: '這個預覽連結無法使用',
    text: '連結可能已到期、已撤銷，或不完整。請向提供連結的人索取新的連結。',
  },
  /** Preview of a set. */
  set: {
    changing: '會改變的頁面',
    going: '會收起的頁面',
    follows: '跟著變的頁面',
    others: '沒有自己頁面的項目',
    actions: { online: '上線', offline: '下架', change: '更新文字' },
    deleted: '已刪除',
    notShared: '建立連結的人沒有分享這一項的權限',
    /** Pages without an item. */
    following: {
      home: '公司首頁',
      part: (section: string, part: string) => `${section}：${part}`,
      list: '列出的內容會改變',
      nth: (list: string, page: number) => `${list}（第 ${page} 頁）`,
      page: '內容會改變',
      popup: (title: string) => `彈窗換成「${title}」`,
      noPopup: '彈窗收起',
      all: '其他每一頁',
      frame: '頁首與頁尾的公司資料會改變',
    },
    /** Of a page that is not listed. */
    page: '網頁',
    width: { name: '寬度', computer: '電腦', phone: '手機' },
    state: { name: '時間', before: '上線前', after: '上線後' },
    looks: { before: '上線前的樣子', after: '上線後的樣子' },
    /** Where there is no page to show. */
    missing: {
      before: '訪客現在看不到這一頁，這一組上線後才有。',
      after: '這一頁會下架：這一組上線後，訪客在這裡找不到這一頁。',
      never: '訪客現在找不到這一頁，這一組上線後也一樣。',
    },
  },
  reviewEnded: {
    title: '這個審閱連結已到期',
    text: '這個審閱連結已到期，請向承辦人索取新的。',
  },
  failed: {
    429: { title: '請稍候再開啟', text: '開啟的次數過多，請稍後再試。' },
    500: { title: sharedText.systemError, text: '網頁暫時無法顯示，請稍後再試。' },
    503: { title: '系統維護中', text: '造成您的不便敬請見諒，我們將儘快恢復服務，請稍後再開啟。' },
  },
  tooMany: (seconds: number) => ({
    title: '請稍候再開啟',
    text: `這個網路開啟預覽連結的次數過多，請於 ${seconds} 秒後再試。`,
  }),
} as const;

/** Digits of `cjk-ideographic` for lists of up to ninety-nine. */
export const listDigits = '一二三四五六七八九十';
