/** Field names of records submitted for approval. */
export const approvedText = {
  body: '內容',
  links: '內容的連結',
  picture: (place: number) => `內容的圖片 ${place}`,
} as const;
