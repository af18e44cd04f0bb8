export const imageBlockText = {
  help: (megabytes: number) => `一張圖片與圖說，${megabytes} MB 以內`,
  otherNames: 'image picture photo 圖像 照片 相片',
  caption: '圖片說明',
} as const;
