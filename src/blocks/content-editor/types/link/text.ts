export const linkBlockText = {
  help: '可點選的文字，連到其他網頁',
  otherNames: 'link url 網址 超連結',
} as const;
