export const videoBlockText = {
  help: 'YouTube 或 Vimeo 影片，可放封面圖片',
  otherNames: 'video film youtube vimeo 影像 短片',
} as const;
