export const linkBlockText = {
  help: '可點選的文字，連到其他網頁',
  otherNames: 'link url 網址 超連結',
  linkText: '連結文字',
  urlHelp: '例如 www.example.com，也可以是 E-mail',
} as const;
