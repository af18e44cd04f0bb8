/** Field names of records submitted for approval. */
export const approvedText = {
  title: '標題',
  summary: '摘要',
  publishDate: '發布日期',
  cover: '封面圖片',
  seoTitle: '網頁標題',
  seoDescription: '網頁描述',
  seoKeywords: '網頁關鍵字',
  share: '社群分享圖片',
  body: '內容',
  links: '內容的連結',
  picture: (place: number) => `內容的圖片 ${place}`,
  image: '圖片',
  url: '連結網址',
} as const;
