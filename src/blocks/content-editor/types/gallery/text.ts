export const galleryBlockText = {
  help: '多張圖片，點選看大圖',
  otherNames: 'gallery album photos pictures 圖像 相簿 照片',
} as const;
