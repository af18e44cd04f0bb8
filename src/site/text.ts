/** Every word that a public page adds to what staff wrote. */
export const siteText = {
  skip: '跳到主要內容',
  toTop: '回到頁首',
  phone: '預約專線',
  extension: (number: string) => `轉 ${number}`,
  video: '觀看影片',
  playOnYoutube: '在 YouTube 播放',
  newWindow: '（另開新視窗）',
} as const;
