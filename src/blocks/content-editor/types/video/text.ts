export const videoBlockText = {
  help: 'YouTube 或 Vimeo 影片，可放封面圖片',
  otherNames: 'video film youtube vimeo 影像 短片',
  videoText: '影片說明',
  videoHelp: 'YouTube 或 Vimeo 的影片網址',
  poster: '影片封面',
} as const;
